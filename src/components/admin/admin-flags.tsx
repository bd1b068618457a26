import type { AdminFlags } from '~/services/flows/admin-qa/admin-qa.contract'
import { Button } from '../ui/button'
import { lead, title } from './admin.styles'
import { about, choice, choices, flag, flagKey, flags as list, set } from './admin-flags.styles'

type Flag = AdminFlags['flags'][number]

/** What the shop's flags say to everybody: each value is a button, so that every form works without a script. */
export function AdminFlagsPanel({ view: { flags } }: { view: AdminFlags }) {
  const changed = flags.filter(isSet).length
  return (
    <>
      <h1 className={title}>Flags</h1>
      <p className={lead}>
        A flag says the same to every visitor from the next page on.{' '}
        {changed === 0 ? 'None is changed.' : counted(changed)}
      </p>
      <ul className={list}>
        {flags.map((each) => (
          <FlagRow key={each.key} view={each} />
        ))}
      </ul>
    </>
  )
}

const isSet = ({ value, otherwise }: Flag) => value !== otherwise
const counted = (count: number) => (count === 1 ? 'One is changed.' : `${count} are changed.`)

function FlagRow({ view }: { view: Flag }) {
  const { key, about: what, values, value, otherwise } = view
  return (
    <li className={flag} id={key}>
      <div>
        <h2 className={about}>{what}</h2>
        <code className={flagKey}>{key}</code>
      </div>
      <form method="post" action="/api/admin-flags" className={set}>
        <input type="hidden" name="key" value={key} />
        {isSet(view) && (
          <Button
            type="submit"
            tone="link"
            size="inline"
            name="value"
            value=""
            aria-label={`${what}: back to ${otherwise}`}
          >
            Back to {otherwise}
          </Button>
        )}
        <span className={choices}>
          {values.map((each) => (
            <button
              key={each}
              type="submit"
              name="value"
              value={each}
              className={choice}
              aria-pressed={each === value}
              aria-label={`${what}: ${each}`}
            >
              {each}
            </button>
          ))}
        </span>
      </form>
    </li>
  )
}
