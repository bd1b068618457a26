import type { MachineGallerySend, MachineGalleryView } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import type { MachineCard, MachinesPage } from '~/services/flows/machines/machines.contract'
import { CoverageRulers, MutantsPill } from './coverage'
import { ListFinder } from './list-finder'
import { card, cardLink, cards, cardText, cardTitle, facts, thumb } from './machine-gallery.styles'
import { ToolFrame } from './tool-frame'
import { count, countName, counts, group, head, lead, nothing, pills, title } from './tool-frame.styles'
import { toolHref } from './tool-href'

type MachineGalleryProps = { view: MachineGalleryView & MachinesPage & { key: string }; send: MachineGallerySend }

/** Every machine by area, with its picture in small. */
export function MachineGallery({ view, send }: MachineGalleryProps) {
  const { machines, states, transitions, browser, decisions, shown, key, status } = view
  const found = machines.filter(({ id }) => shown.includes(id))
  const areas = [...new Set(found.map(({ area }) => area))]
  return (
    <ToolFrame view={{ key, current: 'machines', status, machine: view.machine, state: view.state }}>
      <div className={head}>
        <div>
          <h1 className={title}>Every flow of the shop, drawn</h1>
          <p className={lead}>
            These pictures are made from the code that runs. They cannot be out of date, so if a picture surprises you,
            so would the shop.
          </p>
        </div>
        <dl className={counts}>
          <Count view={{ name: 'Machines', count: machines.length }} />
          <Count view={{ name: 'States', count: states }} />
          <Count view={{ name: 'Transitions', count: transitions }} />
          <Count view={{ name: 'Walked in the browser', count: browser.taken }} />
          <Count view={{ name: 'Decisions that stand', count: decisions }} />
        </dl>
      </div>
      <ListFinder view={{ ...view, path: '/machines', label: 'Machine, state, event, rule…' }} send={send} />
      <p role="status" className={found.length === 0 ? nothing : undefined}>
        {found.length === 0 && 'No machine has all of these words.'}
      </p>
      {areas.map((area) => (
        <section key={area} aria-label={area}>
          <h2 className={group}>{area}</h2>
          <div className={cards}>
            {found
              .filter((machine) => machine.area === area)
              .map((machine) => (
                <Card key={machine.id} view={{ ...machine, key }} />
              ))}
          </div>
        </section>
      ))}
    </ToolFrame>
  )
}

export function Count({ view: { name, count: value } }: { view: { name: string; count: number } }) {
  return (
    <div>
      <dt className={countName}>{name}</dt>
      <dd className={count}>{value}</dd>
    </div>
  )
}

function Card({ view }: CardProps) {
  const { id, title: name, sentence, states, transitions, decisions, key } = view
  return (
    <article className={card}>
      <div className={thumb}>
        <img src={toolHref(`/machines/${id}.svg`, { small: '1', key })} alt="" loading="lazy" decoding="async" />
      </div>
      <h3 className={cardTitle}>
        <a className={cardLink} href={toolHref(`/machines/${id}`, { key })}>
          {name}
        </a>
      </h3>
      <p className={cardText}>{sentence}</p>
      <p className={facts}>
        <span>{states === 1 ? '1 state' : `${states} states`}</span>
        <span>{transitions === 1 ? '1 transition' : `${transitions} transitions`}</span>
        <MutantsPill view={view} />
        {decisions.slice(0, 4).map((decision) => (
          <span key={decision} className={pills.stands}>
            {decision}
          </span>
        ))}
        {decisions.length > 4 && <span>and {decisions.length - 4} more</span>}
      </p>
      <CoverageRulers view={view} />
    </article>
  )
}

type CardProps = { view: MachineCard & { key: string } }
