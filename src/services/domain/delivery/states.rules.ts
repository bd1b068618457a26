const US =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
const AU =
  'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia'

type State = { code: string; name: string }

const listed = (text: string): State[] =>
  text.split('|').map((entry) => {
    const [code = '', ...name] = entry.split(' ')
    return { code, name: name.join(' ') }
  })

const STATES: Record<string, State[]> = { US: listed(US), AU: listed(AU) }

/** Which states a postal code may belong to; along some borders a town is served from the next state. The first form counts. */
const AU_CODES: [RegExp, string[]][] = [
  [/^02/, ['ACT']],
  [/^0872/, ['NT', 'SA', 'WA']],
  [/^0/, ['NT']],
  [/^1/, ['NSW']],
  [/^2406/, ['NSW', 'QLD']],
  [/^2/, ['NSW', 'ACT']],
  [/^3[567]/, ['VIC', 'NSW']],
  [/^[38]/, ['VIC']],
  [/^43/, ['QLD', 'NSW']],
  [/^4825/, ['QLD', 'NT']],
  [/^[49]/, ['QLD']],
  [/^5/, ['SA']],
  [/^6/, ['WA']],
  [/^7/, ['TAS']],
]

/** False only where it is known that no place of this postal code is in that state. */
export function isStateOf(state: string, { country, postalCode }: { country: string; postalCode: string }): boolean {
  if (country !== 'AU') return true
  const [, states] = AU_CODES.find(([form]) => form.test(postalCode)) ?? []
  return states?.includes(state) ?? true
}

/** The states that an address of this country names; [] where a country has none in its addresses. */
export const statesOf = (country: string): readonly State[] => STATES[country] ?? []
