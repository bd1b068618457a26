import type { Taken, WalkOfMachine } from '~/services/flows/machines/coverage.contract'
import { takenAtEveryChange, takenByUnit, takenInBrowser } from '~/services/flows/machines/coverage.rules'
import type { MachineDetails } from '~/services/flows/machines/machines.contract'
import { below, figure, kind, left, lines, notes, ruler, rulers, track } from './coverage.styles'
import { section } from './machine.styles'
import { pills, small } from './tool-frame.styles'

type RulersProps = { view: { unit: Taken; browser: Taken | null } }

/** How many of a machine's transitions tests take, each kind on a small ruler. */
export function CoverageRulers({ view: { unit, browser } }: RulersProps) {
  return (
    <p className={rulers}>
      <Ruler view={{ name: 'Unit', taken: unit }} />
      {browser ? (
        <Ruler view={{ name: 'Browser', taken: browser }} />
      ) : (
        <span className={ruler}>
          <span className={kind}>Browser</span> <span className={small}>no tour</span>
        </span>
      )}
    </p>
  )
}

function Ruler({ view: { name, taken } }: { view: { name: string; taken: Taken } }) {
  const percents = percentOf(taken)
  return (
    <span className={ruler}>
      <span className={kind}>{name}</span>
      <svg className={track} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percents} height="8" fill="var(--colors-sun-500)" />
        <path d={NOTCHES} stroke="var(--colors-ink-900)" vectorEffect="non-scaling-stroke" />
      </svg>
      <b className={figure} data-below={percents < 100 ? '' : undefined}>
        {percents} %
      </b>
    </span>
  )
}

const NOTCHES = Array.from({ length: 9 }, (_, at) => `M${(at + 1) * 10} 8V${at === 4 ? 3 : 5}`).join('')

/** Never a hundred where one is missing. */
export const percentOf = ({ taken, of }: Taken) => (of === 0 ? 100 : Math.floor((taken / of) * 100))

/** `npm run mutants` fails below that. */
const LEAST_NOTICED = 90

/** Which part of the changes that are made to it, one at a time, its tests notice. */
export function MutantsPill({ view: { mutants } }: { view: Pick<MachineDetails, 'mutants'> }) {
  if (!mutants) return null
  const percents = percentOf(mutants)
  return (
    <span
      className={percents < LEAST_NOTICED ? pills.stands : pills.holds}
      title={`Of ${mutants.of} changes of one thing in it its tests notice ${mutants.taken}`}
    >
      Mutants {percents} %
    </span>
  )
}

/** What the rulers stand for, and what is left out, by name. */
export function Coverage({
  view: { coverage, transitions, mutants },
}: {
  view: Pick<MachineDetails, 'coverage' | 'transitions' | 'mutants'>
}) {
  const { unit, browser, untoured, waived } = coverage
  const missing = [...new Set([...unit, ...(browser ? (browser.long ?? browser.always) : [])])]
  return (
    <section aria-label="Tests">
      <h2 className={section}>Tests</h2>
      <CoverageRulers view={{ unit: takenByUnit(coverage), browser: takenInBrowser(coverage) }} />
      <ul className={notes}>
        <li>
          The walk that is generated from the machine takes {wordsOf(takenByUnit(coverage))}, and both outcomes of every
          guard, at every change.
        </li>
        <li>{browser ? browserText(coverage, browser) : `No tour walks it on a page: ${untoured}.`}</li>
        {mutants && (
          <li>
            Of {mutants.of} mutants, each with one thing of it changed, they notice {mutants.taken} (npm run mutants).
          </li>
        )}
      </ul>
      {missing.length > 0 && (
        <details className={left}>
          <summary>
            {missing.length} that {unit.length > 0 ? 'a test leaves out' : 'the tour leaves out'}
          </summary>
          <ul className={lines}>
            {transitions
              .filter(({ id }) => missing.includes(id))
              .map(({ id, when, label, source }) => (
                <li key={id}>
                  {when}{' '}
                  <span className={below}>{`${source.split('.').slice(1).join('.') || 'everywhere'}: ${label}`}</span>
                  {waived[id] && <span className={below}>{waived[id]}</span>}
                </li>
              ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const wordsOf = ({ taken, of }: Taken) => (taken === of ? `all ${of} transitions` : `${taken} of ${of} transitions`)

/** A tour of every state and every kind of event, and one of every transition. */
function browserText(coverage: WalkOfMachine, browser: NonNullable<WalkOfMachine['browser']>): string {
  const always = takenAtEveryChange(coverage)
  const long = browser.long && takenInBrowser(coverage)
  const first = `The tour of its page in a real browser takes ${always ? wordsOf(always) : 'none'} at every change`
  return long ? `${first}, and ${wordsOf(long)} in the long run (npm run test:all).` : `${first}.`
}
