import { readFileSync } from 'node:fs'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { ChildInfo } from '~/components/child-info/child-info'
import { createDriver } from '~/machines/proving/driver'
import { connectChildInfo } from '~/machines/subscription/child-info/child-info.connect'
import { childInfoModel } from '~/machines/subscription/child-info/child-info.model'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlowModel } from '~/machines/subscription/subscription-flow/subscription-flow.model'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

type Texts = Record<string, Record<Language, string>>
const copy: { nameRequired: Record<Language, string>; birthDate: Texts } = JSON.parse(
  readFileSync('src/content/seed/copy/child-info.json', 'utf8'),
)
const CODES = ['required', 'incomplete', 'invalid', 'future', 'tooOld'] as const
const parts = { day: 'Day', month: 'Month', year: 'Year' }

/** The page with what its editors wrote about mistakes. */
function pageIn(language: Language): ComponentProps<typeof ChildInfo>['view']['page'] {
  const said = (code: (typeof CODES)[number]) => copy.birthDate[code]?.[language] ?? ''
  return {
    seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: false },
    title: 'About the child',
    lead: '',
    steps: [],
    stepNumbers: { childInfo: 1, paymentOptions: 2, orderReview: 3 },
    name: { label: 'Name', hint: '', required: copy.nameRequired[language] },
    birthDate: {
      label: 'Birth date',
      hint: 'Three numbers',
      parts,
      placeholders: parts,
      errors: {
        required: said('required'),
        incomplete: said('incomplete'),
        invalid: said('invalid'),
        future: said('future'),
        tooOld: said('tooOld'),
      },
    },
    language: { label: 'Language', options: [{ value: 'en', label: 'English' }] },
    labels: { continue: 'On', back: 'Back' },
  }
}
const picture = { name: 'child', src: 'child', alt: '', width: 800, height: 600, blur: null }

type Typed = { name: string; day: string; month: string; year: string }

/** The form after all that was typed, with its real fields. */
async function typed({ name, ...date }: Typed) {
  const driver = createDriver(childInfoModel)
  await driver.start()
  await driver.perform({ type: 'CHANGE', field: 'name', value: name })
  for (const [part, value] of Object.entries(date))
    driver.actor.getSnapshot().children.birthDate?.send({ type: 'TYPE', part, value })
  return driver
}

/** The same once it was sent. */
async function refused(answers: Typed, language: Language) {
  const driver = await typed(answers)
  await driver.perform({ type: 'SUBMIT' })
  return drawn(driver, language)
}

async function drawn(driver: Awaited<ReturnType<typeof typed>>, language: Language) {
  const flow = createDriver(subscriptionFlowModel)
  await flow.start()
  const view = {
    flow: connectSubscriptionFlow(flow.actor.getSnapshot()),
    form: connectChildInfo(driver.actor.getSnapshot()),
    page: pageIn(language),
    lookedAt: null,
    ownChildren: [],
    newChildHref: '/nl/pages/subscription-v3/child-info',
    picture,
    otherHref: '?gift=true',
    action: '/api/child-info',
    firstKitId: 'first-kit',
  }
  return draw(<ChildInfo view={view} send={send} />, language)
}

const MISTAKES = [
  ['S-290', { day: '', month: '', year: '' }, 'required'],
  ['S-291', { day: '1', month: '', year: '' }, 'incomplete'],
  ['S-292', { day: '31', month: '2', year: '2025' }, 'invalid'],
  ['S-293', { day: '22', month: '8', year: '2027' }, 'future'],
  ['S-294', { day: '19', month: '11', year: '2008' }, 'tooOld'],
] as const

describe.each(LANGUAGES)('a mistake in the form about the child (%s)', (language) => {
  test.each(MISTAKES)('%s is told once, beside the date and in the summary', async (_rule, date, code) => {
    const screen = await refused({ name: 'Noor', ...date }, language)
    const words = copy.birthDate[code]?.[language] ?? 'nothing is said'
    const summary = screen.one('div', { role: 'alert', tabindex: '-1' })
    expect(textOf(screen.byId('birth-date-error'))).toBe(words)
    expect(
      screen
        .all('a')
        .filter((link) => link.attributes.href?.startsWith('#birth-date-'))
        .map(textOf),
    ).toEqual([words])
    expect(textOf(summary)).toContain(words)
    for (const part of ['day', 'month', 'year']) {
      expect(screen.byId(`birth-date-${part}`).attributes).toMatchObject({ 'aria-invalid': 'true' })
      expect(screen.descriptionOf(`birth-date-${part}`)).toEqual([words])
    }
  })

  test('each has its own line where there are two', async () => {
    const screen = await refused({ name: ' ', day: '', month: '', year: '' }, language)
    const lines = screen.all('a').filter((link) => /^#(child-name|birth-date)/.test(link.attributes.href ?? ''))
    expect(lines.map(textOf)).toEqual([copy.nameRequired[language], copy.birthDate.required?.[language]])
  })
})

describe.each(LANGUAGES)('when the first kit comes (%s)', (language) => {
  const locale = language === 'en' ? 'en-GB' : language
  const due = { name: 'Bump', day: '28', month: '3', year: '2027' }

  test('E-111 is asked of a child to be born, with both days, and stands around the due date at first', async () => {
    const screen = await drawn(await typed(due), language)
    const texts = screen.messages.childInfo.firstKit
    expect(screen.all('legend').map(textOf)).toContain(texts.legend)
    const radios = screen.all('input', { type: 'radio', name: 'firstKit' }).map(({ attributes }) => attributes)
    expect(radios.map(({ value, checked }) => [value, checked !== undefined])).toEqual([
      ['aroundDueDate', true],
      ['now', false],
    ])
    for (const [value, day] of [
      ['aroundDueDate', '2027-03-14'],
      ['now', '2026-11-21'],
    ] as const)
      expect(textOf(screen.byId(`first-kit-${value}-details`))).toBe(
        texts[`${value}Text`].replace('{date}', longDay(day, locale)).replace('{weeks}', '2').replace('{days}', '2'),
      )
  })

  test('E-111 shows what was chosen', async () => {
    const driver = await typed(due)
    await driver.perform({ type: 'CHANGE', field: 'firstKit', value: 'now' })
    const screen = await drawn(driver, language)
    expect(screen.one('input', { value: 'now' }).attributes.checked).toBeDefined()
    expect(screen.one('input', { value: 'aroundDueDate' }).attributes.checked).toBeUndefined()
  })

  test.each([
    ['is born', { day: '21', month: '8', year: '2025' }],
    ['is due within two weeks', { day: '5', month: '12', year: '2026' }],
    ['has no whole date', { day: '28', month: '3', year: '20' }],
  ])('E-111 is not asked of a child who %s', async (_why, date) => {
    const screen = await drawn(await typed({ name: 'Bo', ...date }), language)
    expect(screen.all('input', { name: 'firstKit' })).toEqual([])
  })
})
