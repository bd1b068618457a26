import type { AdminJobs, LastRun } from '~/services/flows/admin-qa/admin-qa.contract'
import { longTime, shortTime } from '../mailbox/mailbox-time'
import { Button } from '../ui/button'
import { h3 } from '../ui/page.styles'
import {
  actions,
  counts,
  explained,
  lead,
  panel,
  steps as stepsTable,
  time,
  timeLabel,
  timeValue,
  title,
} from './admin.styles'

const ACTION = '/api/admin-jobs'

/** What is due, done at once: bills, boxes and letters; and the faults that QA has set. */
export function AdminJobsPanel({ view: { now, lastRun, faults } }: { view: AdminJobs }) {
  return (
    <>
      <h1 className={title}>Jobs</h1>
      <p className={lead}>The shop bills, ships and writes by itself every few seconds. Here it does so at once.</p>
      <section className={panel} aria-label="What is due">
        <p className={time}>
          <span className={timeLabel}>Due by the shop’s time, UTC</span>
          <time className={timeValue} dateTime={now}>
            {longTime(now)}
          </time>
        </p>
        <form method="post" action={ACTION} className={actions}>
          <Button type="submit" name="task" value="due">
            Run what is due now
          </Button>
        </form>
      </section>
      {lastRun && <Run run={lastRun} />}
      <section className={explained}>
        <h2 className={h3}>Faults</h2>
        {faults.length === 0 ? <p>No upstream is told to fail.</p> : <Faults faults={faults} />}
      </section>
    </>
  )
}

function Run({ run }: { run: LastRun }) {
  const { at, isDone, done } = run
  const rows = Object.entries(done).flatMap(([service, counts]) =>
    Object.entries(counts).map(([what, count]) => ({ service, what, count })),
  )
  return (
    <section role="status" aria-label="What happened">
      <table className={counts}>
        <caption>
          Run at {shortTime(at)}. {isDone ? 'Nothing more is due.' : 'More is due: run it again.'}
        </caption>
        <thead>
          <tr>
            <th>Service</th>
            <th>What</th>
            <th>How often</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ service, what, count }) => (
            <tr key={`${service} ${what}`}>
              <td>{service}</td>
              <td>{what}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Steps run={run} />
    </section>
  )
}

/** Which kit or box of which subscription each bill and parcel was about. */
function Steps({ run: { steps, more } }: { run: Pick<LastRun, 'steps' | 'more'> }) {
  if (steps.length === 0) return null
  return (
    <table className={stepsTable}>
      <caption>Billed and sent{more > 0 && `, and ${more} more`}</caption>
      <thead>
        <tr>
          <th>Kit or box</th>
          <th>Now</th>
          <th>Subscription</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ subscription, product, now }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box moves several times in one run, and no row ever moves
          <tr key={`${at} ${product}`}>
            <td>{product}</td>
            <td>{now.replaceAll('_', ' ')}</td>
            <td>
              <code>{subscription}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Faults({ faults }: { faults: string[] }) {
  return (
    <>
      <ul>
        {[...new Set(faults)].map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
      <form method="post" action={ACTION} className={actions}>
        <Button type="submit" tone="secondary" size="sm" name="task" value="faults">
          Remove them
        </Button>
      </form>
    </>
  )
}
