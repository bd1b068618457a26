import { longDay } from '~/services/domain/dates/day-words.rules'
import type { VisitorsAnswer, VisitorsOfMachine } from '~/services/flows/visitors/visitors.contract'
import { way } from './machine.styles'
import { counted, type Numbers } from './numbers'
import { toolHref } from './tool-href'
import { visitorsSearch } from './visitors-bar'
import {
  besideName,
  empty,
  emptyText,
  emptyTitle,
  emptyWays,
  firstName,
  keyOfCounts,
  keyOfShares,
  keys,
  notice,
  summary,
} from './visitors-summary.styles'

type SummaryProps = { view: { machine: string; key: string; visitors: VisitorsAnswer; numbers: Numbers | null } }

/** Of whom and of which days the numbers are, or why there are none. */
export function VisitorsSummary({ view: { machine, key, visitors, numbers } }: SummaryProps) {
  if (!visitors || !numbers)
    return (
      <p className={notice} role="alert">
        <b>The numbers cannot be read.</b> The service that keeps them has not answered; the chart needs none of them.
      </p>
    )
  if (numbers.groups.every(({ visits }) => Object.keys(visits.transitions).length === 0))
    return <NobodyCounted view={{ machine, key, visitors }} />
  return (
    <p className={summary}>
      {daysOf(visitors)}:{' '}
      {numbers.groups.map(({ name, visits }, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {numbers.groups.length > 1 && <span className={index > 0 ? besideName : firstName}>{name}</span>} started{' '}
          {counted(visits.started)} {visits.started === 1 ? 'time' : 'times'}
        </span>
      ))}
    </p>
  )
}

const dayOf = (date: string) => longDay(date, 'en-GB')
const daysOf = ({ from, to }: VisitorsOfMachine) => `${dayOf(from)} to ${dayOf(to)}`

const MOST_DAYS = 90

function NobodyCounted({
  view: { machine, key, visitors },
}: {
  view: { machine: string; key: string; visitors: VisitorsOfMachine }
}) {
  const { isCounted, days, of, beside } = visitors
  const path = `/machines/${machine}`
  const hasVariant = of !== '' || beside !== null
  return (
    <section className={empty} aria-label="No numbers">
      <Uncounted />
      <div>
        <h2 className={emptyTitle}>{isCounted ? 'Nobody counted yet' : 'Not counted'}</h2>
        <p className={emptyText}>
          {isCounted
            ? `${daysOf(visitors)}: nobody used it who had agreed to be counted. Visitors agree under “Cookie choices” at the foot of each page.`
            : 'This is one of the team’s own tools. Only what visitors do is counted, and only of those who agreed to it.'}
        </p>
        {isCounted && (hasVariant || days < MOST_DAYS) && (
          <p className={emptyWays}>
            {days < MOST_DAYS && (
              <a className={way} href={toolHref(path, { key, ...visitorsSearch({ days: MOST_DAYS, of, beside }) })}>
                Look at {MOST_DAYS} days
              </a>
            )}
            {hasVariant && (
              <a className={way} href={toolHref(path, { key, ...visitorsSearch({ days, of: '', beside: null }) })}>
                All variants
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

/** Two states, and a line that nobody has taken. */
function Uncounted() {
  return (
    <svg width="148" height="64" viewBox="0 0 148 64" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x="1" y="16" width="44" height="32" rx="8" strokeWidth="1.5" />
      <rect x="103" y="16" width="44" height="32" rx="8" strokeWidth="1.5" />
      <path d="M45 32h54" strokeWidth="1.5" strokeDasharray="4 4" />
      <path d="M103 32l-8-4v8z" fill="currentColor" stroke="none" />
      <circle cx="72" cy="32" r="11" fill="var(--colors-surface-page)" strokeWidth="1.5" />
      <text x="72" y="36.5" textAnchor="middle" fontSize="13" fontWeight="700" fill="currentColor" stroke="none">
        0
      </text>
    </svg>
  )
}

/** What the numbers in the chart are. */
export function VisitorsKeys() {
  return (
    <li className={keys}>
      <span>
        <span className={keyOfCounts}>n</span> times that way was taken
      </span>
      <span>
        <span className={keyOfShares}>−n %</span> left the page in that state
      </span>
    </li>
  )
}
