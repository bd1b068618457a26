/** S-200 */
const LONGEST = {
  country: 2,
  first_name: 60,
  last_name: 60,
  company: 80,
  line1: 120,
  line2: 120,
  zip_code: 16,
  city: 80,
  state: 40,
}
export type Field = keyof typeof LONGEST
export type Text = Record<Field, string>
export type FieldProblem = { field: Field; code: 'required' | 'invalid' }

/** In the order of the form: the country comes first, since it decides what else is asked. */
const ORDER: readonly Field[] = [
  'country',
  'first_name',
  'last_name',
  'company',
  'line1',
  'line2',
  'zip_code',
  'city',
  'state',
]
const OPTIONAL: readonly Field[] = ['company', 'line2']

/** What oracles know of the two countries that are sent to in their models. */
export const COUNTRIES: Record<string, { postal: RegExp; example: string; hasStates: boolean }> = {
  US: { postal: /^\d{5}(-?\d{4})?$/, example: '94107', hasStates: true },
  NL: { postal: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '1012 AB', hasStates: false },
}
/** States of the United States are two letters, and these are some. */
const STATES = ['CA', 'NY', 'TX']

const fieldsOf = (country: string) => ORDER.filter((field) => field !== 'state' || COUNTRIES[country]?.hasStates)
const isRequired = (field: Field) => !OPTIONAL.includes(field)

function codeOf(text: Text, { field, countries }: { field: Field; countries: readonly string[] }) {
  const value = text[field].trim()
  if (value === '') return isRequired(field) ? 'required' : null
  if (field === 'country') return countries.includes(value) ? null : 'invalid'
  if (field === 'zip_code') return COUNTRIES[text.country]?.postal.test(value) === false ? 'invalid' : null
  return field === 'state' && !STATES.includes(value) ? 'invalid' : null
}

/** What is missing or wrong, in the order of the form. */
export const fieldProblems = (text: Text, countries: readonly string[]): FieldProblem[] =>
  fieldsOf(text.country).flatMap((field): FieldProblem[] => {
    const code = codeOf(text, { field, countries })
    return code ? [{ field, code }] : []
  })

/** As much as the wire takes. */
export const fitted = (text: Text): Text => ({
  ...text,
  ...Object.fromEntries(ORDER.map((field) => [field, text[field].slice(0, LONGEST[field])])),
})

/** Another country has other states. */
export function changed(text: Text, { field, value }: { field: Field; value: string }): Text {
  const next = { ...text, [field]: value.slice(0, LONGEST[field]) }
  return next.country === text.country ? next : { ...next, state: '' }
}

/** An address as it has to stand on the screen. */
export const addressShown = (text: Text, problems: readonly FieldProblem[]) => ({
  country: text.country,
  postalExample: COUNTRIES[text.country]?.example ?? null,
  fields: fieldsOf(text.country).map((field) => ({
    field,
    value: text[field],
    maxLength: LONGEST[field],
    isRequired: isRequired(field),
    error: problems.find((one) => one.field === field)?.code ?? null,
  })),
})
