import type { MachineGallerySend, MachineGalleryView } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import type { RuleOfPage, RulesPage } from '~/services/flows/machines/machines.contract'
import { ListFinder } from './list-finder'
import { Count } from './machine-gallery'
import { columns, file, keeper, more, notch, table, tape, test, where } from './rule-list.styles'
import { ToolFrame, toolHref } from './tool-frame'
import { counts, group, head, lead, nothing, pills, title } from './tool-frame.styles'

type RuleListProps = { view: MachineGalleryView & RulesPage & { key: string }; send: MachineGallerySend }

/** From each rule to the machines that keep it and the tests that would notice. */
export function RuleList({ view, send }: RuleListProps) {
  const { rules, shown, key } = view
  const found = rules.filter(({ id }) => shown.includes(id))
  const areas = [...new Set(found.map(({ area }) => area))]
  return (
    <ToolFrame view={{ key, current: 'rules', machine: view.machine, state: view.state }}>
      <div className={head}>
        <div>
          <h1 className={title}>From rule to test</h1>
          <p className={lead}>
            Each rule of the specification that the code names, the part of a machine that keeps it, and the tests that
            would notice if it did not.
          </p>
        </div>
        <dl className={counts}>
          <Count view={{ name: 'Rules', count: rules.length }} />
          <Count
            view={{ name: 'Kept by a machine', count: rules.filter(({ keepers }) => keepers.length > 0).length }}
          />
          <Count view={{ name: 'Tested by name', count: rules.filter(({ tests }) => tests.length > 0).length }} />
          <Count view={{ name: 'Waived', count: rules.filter(({ waiver }) => waiver !== null).length }} />
        </dl>
      </div>
      <div className={tape} aria-hidden="true">
        {rules.map(({ id, tests }) => (
          <i key={id} className={notch} title={id} data-tested={tests.length > 0 ? '' : undefined} />
        ))}
      </div>
      <ListFinder view={{ ...view, path: '/machines/rules', label: 'Rule, machine, test…' }} send={send} />
      <p role="status" className={found.length === 0 ? nothing : undefined}>
        {found.length === 0 && 'No rule has all of these words.'}
      </p>
      {areas.map((area) => (
        <RulesOfArea key={area} view={{ area, key, rules: found.filter((rule) => rule.area === area) }} />
      ))}
    </ToolFrame>
  )
}

function RulesOfArea({ view: { area, key, rules } }: { view: { area: string; key: string; rules: RuleOfPage[] } }) {
  return (
    <section aria-label={area}>
      <h2 className={group}>{area}</h2>
      <table className={table}>
        <thead>
          <tr>
            <th className={columns.rule}>Rule</th>
            <th className={columns.kept}>Kept by</th>
            <th>Tested by</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.id}>
              <th scope="row">{rule.id}</th>
              <td>
                {rule.keepers.map((each) => (
                  <Keeper key={each.machine} view={{ ...each, key }} />
                ))}
                {rule.keepers.length === 0 && 'no machine: it holds without a flow'}
              </td>
              <td>
                <Tests view={rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Keeper({ view }: { view: RuleOfPage['keepers'][number] & { key: string } }) {
  const places = [...view.states.map((path) => path || 'everywhere'), ...view.transitions]
  return (
    <div>
      <a className={keeper} href={toolHref(`/machines/${view.machine}`, { key: view.key })}>
        {view.title}
      </a>
      <span className={where}>{places.join(', ')}</span>
    </div>
  )
}

const SHOWN = 3

function Tests({ view: { tests, waiver } }: { view: RuleOfPage }) {
  if (tests.length === 0)
    return (
      <>
        <span className={pills.stands}>waived</span> {waiver}
      </>
    )
  const [first, rest] = [tests.slice(0, SHOWN), tests.slice(SHOWN)]
  return (
    <>
      <TestNames view={first} />
      {rest.length > 0 && (
        <details className={more}>
          <summary>{rest.length} more</summary>
          <TestNames view={rest} />
        </details>
      )}
    </>
  )
}

const TestNames = ({ view }: { view: RuleOfPage['tests'] }) => (
  <ul>
    {view.map(({ file: path, title: name }) => (
      <li key={`${path} ${name}`} className={test}>
        {name} <span className={file}>{path}</span>
      </li>
    ))}
  </ul>
)
