import { PERIODS } from '~/services/flows/visitors/periods.rules'
import type { VisitorsOfMachine } from '~/services/flows/visitors/visitors.contract'
import { viewLink, views, way } from './machine.styles'
import { toolHref } from './tool-href'
import { choice, form, label } from './visitors-bar.styles'

type VisitorsBarProps = { view: { machine: string; key: string; visitors: VisitorsOfMachine } }
type Variants = VisitorsOfMachine['variants']

/** Which days, which variant of a flag, and what beside it: all of it in the address. */
export function VisitorsBar({ view: { machine, key, visitors } }: VisitorsBarProps) {
  const { days, of, beside, variants } = visitors
  const path = `/machines/${machine}`
  return (
    <>
      <nav className={views} aria-label="Days">
        {PERIODS.map((period) => (
          <a
            key={period}
            className={viewLink}
            href={toolHref(path, { key, ...visitorsSearch({ days: period, of, beside }) })}
            aria-current={period === days ? 'true' : undefined}
          >
            {period} days
          </a>
        ))}
      </nav>
      <form className={form} action={path} method="get">
        {key && <input type="hidden" name="key" value={key} />}
        <input type="hidden" name="view" value="visitors" />
        <input type="hidden" name="days" value={days} />
        <Choice view={{ name: 'of', text: 'Variant', chosen: of, none: null, variants }} />
        <Choice
          view={{ name: 'beside', text: 'Compare with', chosen: besideText(beside), none: 'Nothing', variants }}
        />
        <button type="submit" className={way}>
          Show
        </button>
      </form>
    </>
  )
}

/** The same choice in an address. */
export const visitorsSearch = ({ days, of, beside }: Pick<VisitorsOfMachine, 'days' | 'of' | 'beside'>) => ({
  ...{ view: 'visitors', days: String(days), of },
  beside: besideText(beside),
})

const EVERYBODY = 'all'
/** In an address nothing is nobody, so that everybody has a name. */
const besideText = (beside: string | null) => (beside === '' ? EVERYBODY : beside)

type ChoiceProps = {
  view: { name: string; text: string; chosen: string | null; none: string | null; variants: Variants }
}

function Choice({ view: { name, text, chosen, none, variants } }: ChoiceProps) {
  const flags = [...new Set(variants.map(({ flag }) => flag))]
  return (
    <label className={label}>
      {text}{' '}
      <select name={name} className={choice} defaultValue={chosen ?? ''}>
        {none && <option value="">{none}</option>}
        <option value={none ? EVERYBODY : ''}>All variants</option>
        {flags.map((flag) => (
          <optgroup key={flag} label={flag}>
            {variants
              .filter((each) => each.flag === flag)
              .map(({ variant }) => (
                <option key={variant} value={`${flag}:${variant}`}>
                  {flag}: {variant}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
