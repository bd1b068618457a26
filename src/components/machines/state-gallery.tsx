import type { ReactNode } from 'react'
import type { MachineGalleryView } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import type { StateGallerySend, StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'
import type { StatesPage } from '~/services/flows/machines/states.contract'
import { Count } from './machine-gallery'
import { StateCard } from './state-card'
import { cards, machine as machineHead, machineTitle, missing } from './state-gallery.styles'
import { StateLooks } from './state-looks'
import { ToolFrame } from './tool-frame'
import { code, counts, group, head, lead, nothing, title } from './tool-frame.styles'
import { toolHref } from './tool-href'

type StateGalleryProps = {
  view: StatesPage & StateGalleryView & { key: string; list: MachineGalleryView }
  send: StateGallerySend
  finder: ReactNode
}

/** Every state of every page by area, each with its recipe and its link. */
export function StateGallery({ view, send, finder }: StateGalleryProps) {
  const { machines, unseen, list, key, status } = view
  const found = machines
    .map((machine) => ({ ...machine, states: machine.states.filter(({ id }) => list.shown.includes(id)) }))
    .filter(({ states }) => states.length > 0)
  const areas = [...new Set(found.map(({ area }) => area))]
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
              <StatesOfMachine key={machine.id} view={{ ...view, shown: machine }} send={send} />
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
  view: StateGalleryProps['view'] & { shown: StatesPage['machines'][number] }
  send: StateGallerySend
}

function StatesOfMachine({ view, send }: StatesOfMachineProps) {
  const { shown, key } = view
  return (
    <section aria-label={shown.title}>
      <div className={machineHead}>
        <h3 className={machineTitle}>
          <a href={toolHref(`/machines/${shown.id}`, { key })}>{shown.title}</a>
        </h3>
        <code className={code}>{shown.id}</code>
        <p>{shown.sentence}</p>
      </div>
      <div className={cards}>
        {shown.states.map((state) => (
          <StateCard key={state.id} view={{ ...view, ...shown, chosen: view.size, look: state }} send={send} />
        ))}
      </div>
    </section>
  )
}
