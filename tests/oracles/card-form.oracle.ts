import type { CardFormView } from '~/machines/checkout/card-form/card-form.connect'
import { did, equal, notAsked, nothingLeft, toldParent } from '~/machines/proving/oracle/checks'
import { after, always, either, oracle } from '~/machines/proving/oracle/rows'

type Field = 'number' | 'expiry' | 'cvc' | 'name'
type Text = Record<Field, string>
type Memory = { text: Text; isRefused: boolean }
type Problem = { field: Field; code: 'required' | 'invalid' | 'expired' }

const NONE: Text = { number: '', expiry: '', cvc: '', name: '' }
const LONGEST_NAME = 100

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '')
const isAmex = (number: string) => /^3[47]/.test(digitsOf(number))

/** In fours, as on the card; American Express writes 4, 6 and 5. */
function numberOf(typed: string): string {
  const digits = digitsOf(typed)
  if (isAmex(digits)) return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  return (digits.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ')
}

/** The month with its nought, and the year as it is typed, in two digits or four. */
function expiryOf(typed: string): string {
  const [first = '', ...others] = typed.split('/').map(digitsOf)
  const isMonth = others.length > 0 || /^[2-9]/.test(first)
  const [month, rest] = isMonth && first.length === 1 ? [`0${first}`, ''] : [first.slice(0, 2), first.slice(2)]
  const year = rest + others.join('')
  const shown = year.slice(0, year.startsWith('20') ? 4 : 2)
  return shown === '' ? month : `${month} / ${shown}`
}

function typedOf(field: Field, value: string): string {
  if (field === 'number') return numberOf(value)
  if (field === 'expiry') return expiryOf(value)
  return field === 'cvc' ? digitsOf(value).slice(0, 4) : value.slice(0, LONGEST_NAME)
}

/** Luhn's check, ISO/IEC 7812. */
function isNumber(number: string): boolean {
  const digits = [...digitsOf(number)].reverse().map(Number)
  const doubled = digits.map((digit, at) => (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
  return digits.length >= 12 && doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0
}

/** A card is good to the end of its month. */
function expiryProblem(expiry: string, today: string) {
  const [month = '', year = ''] = expiry.split(' / ')
  const isDate = Number(month) >= 1 && Number(month) <= 12 && [2, 4].includes(year.length)
  if (!isDate) return 'invalid'
  return `${year.padStart(4, '20')}-${month}` < today.slice(0, 7) ? 'expired' : null
}

function problemsOf(text: Text, today: string): Problem[] {
  const codeOf = (field: Field): Problem['code'] | null => {
    const value = text[field].trim()
    if (value === '') return 'required'
    if (field === 'number') return isNumber(value) ? null : 'invalid'
    if (field === 'expiry') return expiryProblem(value, today)
    if (field === 'cvc') return value.length === (isAmex(text.number) ? 4 : 3) ? null : 'invalid'
    return null
  }
  const fields: Field[] = ['number', 'expiry', 'cvc', 'name']
  return fields.flatMap((field) => {
    const code = codeOf(field)
    return code ? [{ field, code }] : []
  })
}

const isGood = ({ memory, input }: { memory: Memory; input: { today: string } }) =>
  problemsOf(memory.text, input.today).length === 0

export const cardFormOracle = oracle<CardFormView, Memory>(
  'cardForm',
  [
    always({ rule: 'F-35f', says: 'the fields hold what was typed, in groups' }, ({ view, memory }) => [
      equal(view.text, memory.text),
      equal(view.nameLength, LONGEST_NAME),
    ]),
    always({ rule: 'F-35f', says: 'nothing is complained about before the button was pressed' }, (step) => [
      equal(step.view.errors, step.memory.isRefused ? problemsOf(step.memory.text, step.input.today) : []),
      notAsked(step),
      equal(step.ended, null),
    ]),
    after('SUBMIT', { rule: 'F-35f', says: 'a good card is passed on', when: isGood }, (step) => [
      toldParent(step, { type: 'CARD', card: step.memory.text }),
      equal(step.effects, []),
    ]),
    after('SUBMIT', { rule: 'F-35f', says: 'and no other', when: (step) => !isGood(step) }, (step) => [
      equal(step.told, []),
      did(step, 'focusSummary', step.view.summaryId),
      equal(step.effects.length, 1),
    ]),
    after(either('CHANGE', 'CLEAR'), { decided: 'ADR-0009', says: 'a card is kept nowhere' }, nothingLeft),
    always({ rule: 'F-35f', says: 'the keyboard finds the list of what is wrong' }, ({ view }) =>
      equal(view.summaryId, 'card-errors'),
    ),
  ],
  (memory, { event, input }) => {
    const { text, isRefused } = memory ?? { text: NONE, isRefused: false }
    if (event.type === 'CLEAR') return { text: NONE, isRefused: false }
    if (event.type === 'SUBMIT') return { text, isRefused: problemsOf(text, input.today).length > 0 }
    if (event.type !== 'CHANGE') return { text, isRefused }
    const field: Field = event.field
    return { text: { ...text, [field]: typedOf(field, event.value) }, isRefused }
  },
)
