import type { ReactNode } from 'react'
import type { MachineGalleryView } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import type { StateGallerySend, StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'
import type { StatesPage } from '~/services/flows/machines/states.contract'
import { Icon } from '../ui/icon'
import { Count } from './machine-gallery'
import { StateCard } from './state-card'
import {
  arrow,
  cards,
  inside,
  insideWays,
  machineTitle,
  missing,
  row,
  rowCount,
  rowHead,
  rowName,
  rowText,
} from './state-gallery.styles'
import { StateLooks } from './state-looks'
import { ToolFrame } from './tool-frame'
import { code, counts, group, head, lead, nothing, title } from './tool-frame.styles'
import { toolHref } from './tool-href'

type StateGalleryProps = {
  view: StatesPage & StateGalleryView & { key: string; list: MachineGalleryView }
  send: StateGallerySend
  finder: ReactNode
}

/** So few states that are found stand open; of more their machines are rows. */
const OPEN_AT_ONCE = 24

/** Every state of every page by area, a row for each machine with the recipes and links of its states inside. */
export function StateGallery({ view, send, finder }: StateGalleryProps) {
  const { machines, unseen, list, key, status } = view
  const found = machines
    .map((machine) => ({ ...machine, states: machine.states.filter(({ id }) => list.shown.includes(id)) }))
    .filter(({ states }) => states.length > 0)
  const areas = [...new Set(found.map(({ area }) => area))]
  const isFound = list.filter.value !== '' && list.shown.length <= OPEN_AT_ONCE
  return (
    <ToolFrame view={{ key, current: 'states', status, machine: list.machine, state: list.state }}>
      <Head view={view} />
      {finder}
      <StateLooks view={view} send={send} />
      <p role="status" className={found.length === 0 ? nothing : undefined}>
        {found.length === 0 && 'No state has all of these words.'}
      </p>
      {areas.map((area) => (
        <section key={area} aria-label={area}>
          <h2 className={group}>{area}</h2>
          {found
            .filter((machine) => machine.area === area)
            .map((machine) => (
              <StatesOfMachine key={machine.id} view={{ ...view, shown: machine, isFound }} send={send} />
            ))}
        </section>
      ))}
      <section aria-label="Not here">
        <h2 className={group}>Not here</h2>
        <dl className={missing}>
          {unseen.map(({ id, title: name, reason }) => (
            <div key={id}>
              <dt>
                <a href={toolHref(`/machines/${id}`, { key })}>{name}</a>
              </dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      </section>
    </ToolFrame>
  )
}

function Head({ view: { machines, pictures, languages } }: { view: StateGalleryProps['view'] }) {
  const states = machines.reduce((sum, each) => sum + each.states.length, 0)
  const links = machines.reduce((sum, each) => sum + each.states.length * (each.size ? 1 : 2), 0) * languages.length
  return (
    <div className={head}>
      <div>
        <h1 className={title}>Every state of every page</h1>
        <p className={lead}>
          Each is a link, and its recipe is the shortest way there. The real page opens with its flow put where the
          recipe leads: from there on it is pressed as ever, while calls and timers wait.
        </p>
      </div>
      <dl className={counts}>
        <Count view={{ name: 'Machines', count: machines.length }} />
        <Count view={{ name: 'States', count: states }} />
        <Count view={{ name: 'Links, by language and size', count: links }} />
        <Count view={{ name: 'Pictures kept', count: pictures.length }} />
      </dl>
    </div>
  )
}

type StatesOfMachineProps = {
  view: StateGalleryProps['view'] & { shown: StatesPage['machines'][number]; isFound: boolean }
  send: StateGallerySend
}

/** One is open at a time, also without a script. An address with its id opens it: browsers open what the id lies in. */
function StatesOfMachine({ view, send }: StatesOfMachineProps) {
  const { shown, key, isFound } = view
  const { id, title: name, sentence, states } = shown
  return (
    <details className={row} name={isFound ? undefined : 'machine'} open={isFound}>
      <summary className={rowHead}>
        <span className={arrow}>
          <Icon name="right" size={16} />
        </span>
        <span className={rowName}>
          <h3 className={machineTitle}>{name}</h3>
          <code className={code}>{id}</code>
        </span>
        <span className={rowText}>{sentence}</span>
        <span className={rowCount}>{states.length === 1 ? '1 state' : `${states.length} states`}</span>
      </summary>
      <div id={id} className={inside}>
        <p className={insideWays}>
          <a href={toolHref(`/machines/${id}`, { key })}>Its chart</a>
          <a href={`#${id}`}>Link to these states</a>
        </p>
        <div className={cards}>
          {states.map((state) => (
            <StateCard key={state.id} view={{ ...view, ...shown, chosen: view.size, look: state }} send={send} />
          ))}
        </div>
      </div>
    </details>
  )
}
