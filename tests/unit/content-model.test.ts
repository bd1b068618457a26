import { describe, expect, test } from 'vitest'
import { CONTENT_TYPES, LOCALES } from '~/content/model/content-types'

const fieldsOf = CONTENT_TYPES.flatMap((type) => type.fields.map((field) => ({ type, field })))

describe('the content model', () => {
  test('is what Contentful accepts: ids, names, display fields', () => {
    const ids = CONTENT_TYPES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, name, description, displayField, fields } of CONTENT_TYPES) {
      expect(id).toMatch(/^[a-zA-Z][a-zA-Z0-9]{0,63}$/)
      expect(name.length * description.length).toBeGreaterThan(0)
      expect(fields.find((field) => field.id === displayField)?.type, id).toBe('Symbol')
      expect(fields.length, id).toBeLessThanOrEqual(50)
      expect(new Set(fields.map((field) => field.id)).size, id).toBe(fields.length)
    }
    for (const { type, field } of fieldsOf) {
      expect(field.id, type.id).toMatch(/^[a-zA-Z][a-zA-Z0-9_]{0,63}$/)
      expect(field.name.length, field.id).toBeLessThanOrEqual(50)
      expect(field.help.length, field.id).toBeLessThanOrEqual(255)
    }
  })

  test('names only content types that there are', () => {
    const known = CONTENT_TYPES.map(({ id }) => id)
    const named = fieldsOf.flatMap(({ field }) =>
      [...field.validations, ...(field.items?.validations ?? [])].flatMap((rule) =>
        'linkContentType' in rule ? rule.linkContentType : [],
      ),
    )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((id) => !known.includes(id))).toEqual([])
  })

  test('a link or list says what it holds, and nothing else does', () => {
    for (const { type, field } of fieldsOf) {
      const at = `${type.id}.${field.id}`
      expect(field.linkType !== undefined, at).toBe(field.type === 'Link')
      expect(field.items !== undefined, at).toBe(field.type === 'Array')
    }
  })

  test('S-037 a menu entry has at most five columns', () => {
    const columns = CONTENT_TYPES.find(({ id }) => id === 'menuItem')?.fields.find(({ id }) => id === 'columns')
    expect(columns?.validations).toContainEqual({ size: { max: 5 } })
  })

  test('S-417 British English is the default, and every other language falls back to it', () => {
    expect(LOCALES.map(({ code, fallbackCode }) => [code, fallbackCode])).toEqual([
      ['en-GB', null],
      ['nl', 'en-GB'],
      ['fr', 'en-GB'],
      ['de', 'en-GB'],
      ['es', 'en-GB'],
    ])
  })
})
