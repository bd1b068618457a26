import { NOBODY } from '~/services/domain/people/nobody'
import type { RuleOfPage } from '~/services/flows/machines/machines.contract'
import { STATE_WORDS } from '~/services/flows/machines/rule-words.rules'
import { Icon } from '../ui/icon'
import { columns, file, keeper, label, more, none, play, result, table, test, where } from './rule-list.styles'
import { stateHref } from './state-href'
import { toolHref } from './tool-href'

type RuleTableProps = { view: { rules: readonly RuleOfPage[]; key: string } }

export function RuleTable({ view: { rules, key } }: RuleTableProps) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th className={columns.rule}>Rule</th>
          <th className={columns.text}>What it says</th>
          <th className={columns.kept}>Machine and transition</th>
          <th>Test</th>
          <th className={columns.result}>Last result</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <Row key={rule.id} view={{ rule, key }} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ view: { rule, key } }: { view: { rule: RuleOfPage; key: string } }) {
  const { id, text, keepers, state } = rule
  return (
    <tr data-rule={state}>
      <th scope="row">{id}</th>
      <td>{text}</td>
      <td>
        {keepers.map((each) => (
          <Keeper key={each.machine} view={{ ...each, key }} />
        ))}
        {keepers.length === 0 && (
          <span className={none} data-none="">
            no machine
          </span>
        )}
      </td>
      <td>
        <Tests view={rule} />
      </td>
      <td>
        <Result view={rule} />
      </td>
    </tr>
  )
}

type KeeperView = RuleOfPage['keepers'][number] & { key: string }

function Keeper({ view }: { view: KeeperView }) {
  const { machine, title, key, places } = view
  return (
    <div>
      <a className={keeper} href={toolHref(`/machines/${machine}`, { key })}>
        {title}
      </a>
      <Play view={view} />
      <ul className={where}>
        {places.map(({ words, path }) => (
          <li key={path} title={path}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Beside the inspector, where it can be done and watched; where somebody has to be signed in first, by the gallery. */
function Play({ view: { screen, title, key } }: { view: KeeperView }) {
  if (!screen) return null
  const { persona, told, gallery } = screen
  const href =
    (persona && persona !== NOBODY) || told
      ? toolHref('/machines/states', { key, find: gallery })
      : stateHref(screen, { key, prefix: '' }).replace('inspect=bare', 'inspect')
  return (
    <a className={play} href={href} target="_blank" rel="noopener" aria-label={`Play it: ${title}`}>
      Play
    </a>
  )
}

function Tests({ view: { tests, failing, waiver } }: { view: RuleOfPage }) {
  const [first, ...rest] = [...tests].sort((one, other) => isFailing(failing, other) - isFailing(failing, one))
  if (!first) return <span className={none}>none{waiver && `: ${waiver}`}</span>
  return (
    <>
      <ul>
        <TestName view={{ ...first, hasFailed: failing.includes(first.file) }} />
      </ul>
      {rest.length > 0 && (
        <details className={more}>
          <summary>
            {rest.length} more{failing.length > 1 && `, of ${failing.length} files that fail`}
          </summary>
          <ul>
            {rest.map((each) => (
              <TestName key={`${each.file} ${each.title}`} view={{ ...each, hasFailed: failing.includes(each.file) }} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const isFailing = (failing: readonly string[], { file: path }: RuleOfPage['tests'][number]) =>
  Number(failing.includes(path))

type TestNameProps = { view: RuleOfPage['tests'][number] & { hasFailed: boolean } }

/** Which rules a test is about stands in front of its title, and here beside it. */
const IDS = /^(?:(?:[A-Z]-\d+[a-z]?|to|decided:)[\s,:…]*)+/

function TestName({ view: { file: path, title, hasFailed } }: TestNameProps) {
  return (
    <li className={test} data-failed={hasFailed ? '' : undefined}>
      {title.replace(IDS, '')} <span className={file}>{path}</span>
    </li>
  )
}

const ICONS = { passes: 'check', fails: 'close', notRun: 'minus', waived: 'minus', untested: 'close' } as const

function Result({ view: { state, ms } }: { view: RuleOfPage }) {
  return (
    <>
      <span className={result} data-rule={state}>
        <Icon name={ICONS[state]} size={15} />
        {STATE_WORDS[state]}
      </span>{' '}
      {ms !== null && <span className={label}>{timeOf(ms)}</span>}
      {state === 'notRun' && <span className={label}>without a result</span>}
    </>
  )
}

const timeOf = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`)
