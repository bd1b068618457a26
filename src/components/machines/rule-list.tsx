import type { MachineGallerySend, MachineGalleryView } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import { longDay } from '~/services/domain/dates/day-words.rules'
import type { RuleOfPage, RulesPage } from '~/services/flows/machines/machines.contract'
import { STATE_WORDS } from '~/services/flows/machines/rule-words.rules'
import { ListFinder } from './list-finder'
import { Count } from './machine-gallery'
import { csv, end, ends, lastRun, notch, part as partLook, scale, tape } from './rule-list.styles'
import { RuleTable } from './rule-table'
import { ToolFrame } from './tool-frame'
import { chip, chipCount, chips, code, counts, group, head, lead, nothing, title } from './tool-frame.styles'
import { toolHref } from './tool-href'

type RuleListProps = { view: MachineGalleryView & RulesPage & { key: string }; send: MachineGallerySend }

/** From each rule to the machines that keep it, the tests that would notice, and what they said last. */
export function RuleList({ view, send }: RuleListProps) {
  const { rules, shown, key, status } = view
  const found = rules.filter(({ id }) => shown.includes(id))
  const parts = [...new Set(found.map(({ part }) => part))]
  return (
    <ToolFrame view={{ key, current: 'rules', status, machine: view.machine, state: view.state }}>
      <Head view={view} />
      <Tape view={view} />
      <ListFinder view={{ ...view, path: '/machines/rules', label: 'Rule, machine, test…' }} send={send} />
      <States view={view} send={send} />
      <p role="status" className={found.length === 0 ? nothing : undefined}>
        {found.length === 0 && 'No rule has all of these words.'}
      </p>
      {parts.map((part) => (
        <section key={part} className={partLook} aria-label={part}>
          <h2 className={group}>{part}</h2>
          <RuleTable view={{ key, rules: found.filter((rule) => rule.part === part) }} />
        </section>
      ))}
    </ToolFrame>
  )
}

const countOf = (rules: readonly RuleOfPage[], ...states: RuleOfPage['state'][]) =>
  rules.filter(({ state }) => states.includes(state)).length

function Head({ view: { rules, run } }: { view: RuleListProps['view'] }) {
  return (
    <div className={head}>
      <div>
        <h1 className={title}>From rule to result</h1>
        <p className={lead}>
          Each rule of the specification, the part of a machine that keeps it, the test that would notice, and what that
          test said last.
        </p>
        <p className={lastRun}>
          {run ? (
            <>
              {run.isCommitted
                ? 'No run of the tests is known here. The last one that was committed: '
                : 'Last run of all tests: '}
              <time dateTime={run.at}>{whenOf(run.at)}</time>
              {run.commit && (
                <>
                  , of commit <code className={code}>{run.commit}</code>
                </>
              )}
              .
            </>
          ) : (
            <>
              No run of the tests is known here: <code className={code}>npm test</code> leaves its results beside the
              shop, and a build takes them along.
            </>
          )}
        </p>
      </div>
      <dl className={counts}>
        <Count view={{ name: 'Rules', count: rules.length }} />
        {run ? (
          <>
            <Count view={{ name: 'Pass', count: countOf(rules, 'passes') }} />
            <Count view={{ name: 'Fail', count: countOf(rules, 'fails', 'untested') }} />
            <Count view={{ name: 'Not run', count: countOf(rules, 'notRun') }} />
          </>
        ) : (
          <>
            <Count view={{ name: 'Tested by name', count: countOf(rules, 'notRun') }} />
            <Count view={{ name: 'Without a test', count: countOf(rules, 'untested') }} />
          </>
        )}
        <Count view={{ name: 'Waived', count: countOf(rules, 'waived') }} />
      </dl>
    </div>
  )
}

const whenOf = (at: string) => `${longDay(at.slice(0, 10), 'en-GB')}, ${at.slice(11, 16)} UTC`

/** A name has no room over so small a part of all. */
const NARROW = 0.1

/** All rules on one ruler: each is a notch. */
function Tape({ view: { rules } }: { view: RuleListProps['view'] }) {
  const firsts = rules.filter(({ area }, at) => rules[at - 1]?.area !== area)
  const shareOf = (area: string) => rules.filter((rule) => rule.area === area).length / rules.length
  return (
    <div aria-hidden="true">
      <div className={tape}>
        {rules.map(({ id, state }) => (
          <i key={id} className={notch} title={`${id}: ${STATE_WORDS[state]}`} data-rule={state} />
        ))}
        <span className={scale} />
      </div>
      <div className={ends}>
        {firsts.map(({ id, area }) => (
          <span key={id} className={end} style={{ flexGrow: shareOf(area) }}>
            {shareOf(area) > NARROW && `${id} ${area.toLowerCase()}`}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Results are looked for by their word, as everything else. */
function States({ view: { rules, key, filter, area }, send }: RuleListProps) {
  const words = Object.entries(STATE_WORDS).flatMap(([state, word]) => {
    const count = rules.filter((rule) => rule.state === state).length
    return count > 0 ? [{ word, count }] : []
  })
  return (
    <nav className={chips} aria-label="Results">
      {words.map(({ word, count }) => (
        <a
          key={word}
          className={chip}
          href={toolHref('/machines/rules', { key, find: filter.value === word ? null : word, area })}
          aria-current={filter.value === word ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            send({ type: 'FILTER', text: filter.value === word ? '' : word })
          }}
        >
          {word} <span className={chipCount}>{count}</span>
        </a>
      ))}
      <a className={csv} href={toolHref('/machines/rules.csv', { key })} download="">
        CSV
      </a>
    </nav>
  )
}
