import { describe, expect, test } from 'vitest'
import { helpCentreHref } from '~/services/flows/subscription-change/help-centre.rules'

const named = { kit: 'The Helper & Co', child: 'Zoë', day: '1 March 2027' }
const TEXTS = {
  form: 'https://help.example/requests/new?form=7',
  'form.en-GB': 'https://help.example/en-gb/requests/new',
  skip: 'subject=Skipping {kit}&about={child}: {kit}',
  skipBox: 'subject=Skipping {day}',
  'cancel.nl': 'onderwerp=Opzeggen',
}
const href = (action: string, code: 'en-EU' | 'en-GB' | 'nl', texts: Record<string, string> = TEXTS) =>
  helpCentreHref(texts, { action, code, named })

describe('S-024 the form of the help centre', () => {
  test('is that of the locale, else that of all', () => {
    expect(new URL(href('skip', 'en-GB') ?? '').pathname).toBe('/en-gb/requests/new')
    expect(new URL(href('skip', 'en-EU') ?? '').searchParams.get('form')).toBe('7')
  })
  test('knows which kit and which child it is about, whatever is in their names', () => {
    const { searchParams } = new URL(href('skip', 'nl') ?? '')
    expect([...searchParams]).toEqual([
      ['form', '7'],
      ['subject', 'Skipping The Helper & Co'],
      ['about', 'Zoë: The Helper & Co'],
    ])
  })
  test('knows the day of a box', () => {
    expect(new URL(href('skipBox', 'nl') ?? '').searchParams.get('subject')).toBe('Skipping 1 March 2027')
  })
  test('is there for what it has fields for, in that locale', () => {
    expect([href('cancel', 'nl'), href('cancel', 'en-GB'), href('language', 'nl')]).toEqual([
      'https://help.example/requests/new?form=7&onderwerp=Opzeggen',
      null,
      null,
    ])
  })
  test('as a letter has spaces and lines that programs for mail understand', () => {
    expect(href('skip', 'nl', { form: 'mailto:help@shop.test', skip: 'body={child}, two\nlines' })).toBe(
      'mailto:help@shop.test?body=Zo%C3%AB%2C%20two%0Alines',
    )
  })
  test.each(['javascript:alert(1)', 'http://help.example', '', '/pages/contact'])('leads nowhere with %j', (form) => {
    expect(href('skip', 'nl', { ...TEXTS, form })).toBeNull()
  })
})
