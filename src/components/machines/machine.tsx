import type { MachineChartSend, MachineChartView } from '~/machines/tooling/machine-chart/machine-chart.connect'
import type { Taken } from '~/services/flows/machines/coverage.contract'
import { takenAtEveryChange, takenByUnit, takenInBrowser } from '~/services/flows/machines/coverage.rules'
import type { ChartView, MachineDetails } from '~/services/flows/machines/machines.contract'
import type { VisitorsAnswer } from '~/services/flows/visitors/visitors.contract'
import { Icon } from '../ui/icon'
import { Boxes } from './boxes'
import { ChartBox } from './chart-box'
import { MutantsPill, percentOf } from './coverage'
import { HappyStory } from './happy-story'
import { beside } from './happy-story.styles'
import {
  bar,
  crumbs,
  facts,
  hint,
  section,
  tones,
  two,
  viewLink,
  views,
  way,
  ways,
  whole,
  zoom,
  zoomButton,
  zoomValue,
} from './machine.styles'
import { ChangesKey, MachineChanges } from './machine-changes'
import type { Numbers } from './numbers'
import { SentenceTable } from './sentence-table'
import { StateList } from './state-list'
import { StateSide } from './state-side'
import { ToolFrame } from './tool-frame'
import { head, lead, pills, title } from './tool-frame.styles'
import { toolHref } from './tool-href'
import { ToolIcon } from './tool-icon'
import { VisitorsBar, visitorsSearch } from './visitors-bar'
import { numbersOf } from './visitors-numbers'
import { VisitorsKeys, VisitorsSummary } from './visitors-summary'

type MachineProps = {
  view: MachineChartView & { details: MachineDetails; key: string; shows: ChartView; visitors: VisitorsAnswer }
  send: MachineChartSend
}

const LEGEND = [
  ['event', 'someone does'],
  ['done', 'it worked'],
  ['error', 'it did not'],
  ['after', 'time passes'],
  ['always', 'the machine decides'],
] as const

/** As chart-coverage.ts draws it. */
const LEGEND_OF_COVERAGE = [
  ['done', 'taken by the generated walk and in the browser'],
  ['always', 'dashed: by the generated walk alone'],
  ['error', 'dotted: by no test'],
] as const

const VIEWS = [
  ['happy', 'Happy path'],
  ['chart', 'Everything'],
  ['coverage', 'Coverage'],
  ['visitors', 'Visitors'],
  ['boxes', 'Boxes in boxes'],
] as const

/** One machine: its chart, the same in words, and what it stands on. */
export function Machine({ view, send }: MachineProps) {
  const { details, key, shows, selected, visitors } = view
  const { status } = details
  const numbers = visitors && numbersOf(visitors)
  const search = visitors ? { key, ...visitorsSearch(visitors) } : { key }
  return (
    <ToolFrame view={{ key, current: 'machines', status, machine: view.machine, state: view.state }}>
      <Head view={view} />
      <div className={bar}>
        <Views view={view} />
        {visitors && <VisitorsBar view={{ machine: details.id, key, visitors }} />}
        {shows !== 'boxes' && <Zoom view={view} send={send} />}
      </div>
      {shows === 'visitors' && <VisitorsSummary view={{ machine: details.id, key, visitors, numbers }} />}
      <Picture view={{ ...view, numbers }} send={send} />
      <ul className={hint} aria-label="Colours">
        {(shows === 'coverage' ? LEGEND_OF_COVERAGE : LEGEND).map(([tone, text]) => (
          <li key={text}>
            <span className={tones[tone]} aria-hidden="true" />
            {text}
          </li>
        ))}
        <ChangesKey view={details.changes} />
        {visitors && <VisitorsKeys />}
      </ul>
      <div className={two}>
        <section aria-label="The same, in words">
          <h2 className={section}>The same, in words</h2>
          <SentenceTable view={{ ...details, selected, numbers }} />
        </section>
        <StateSide view={{ details, selected, key, numbers }} />
      </div>
      <div className={whole}>
        <StateList view={{ details, selected, key, search, numbers }} send={send} />
        <MachineChanges view={details.changes} />
      </div>
    </ToolFrame>
  )
}

type PictureProps = { view: MachineProps['view'] & { numbers: Numbers | null }; send: MachineChartSend }

/** A path that goes down leaves room for its story. */
function Picture({ view, send }: PictureProps) {
  const { details, shows } = view
  if (shows === 'boxes') return <Boxes view={details} />
  const chart = <ChartBox view={view} send={send} />
  if (details.steps.length === 0 || details.chart.width > details.chart.height) return chart
  return (
    <div className={beside}>
      <div>{chart}</div>
      <HappyStory view={details} />
    </div>
  )
}

function Head({ view: { details, key } }: { view: MachineProps['view'] }) {
  const { id, title: name, sentence, route, screen, area, states, transitions, coverage } = details
  return (
    <div className={head}>
      <div>
        <p className={crumbs}>
          <a href={toolHref('/machines', { key })}>Machines</a> /{' '}
          <a href={toolHref('/machines', { key, area })}>{area}</a>
          {area === name ? '' : ` / ${name}`}
        </p>
        <h1 className={title}>{name}</h1>
        <p className={lead}>{sentence}</p>
        <p className={facts}>
          <span className={pills.plain}>{states.length - 1} states</span>
          <span className={pills.plain}>{transitions.length} transitions</span>
          <Figure view={{ name: 'Unit', taken: takenByUnit(coverage) }} />
          <Figure view={{ name: 'Browser', taken: takenInBrowser(coverage), always: takenAtEveryChange(coverage) }} />
          <MutantsPill view={details} />
          {details.decisions.slice(0, PILLS).map(({ id: decision }) => (
            <span key={decision} className={pills.stands}>
              {decision} stands
            </span>
          ))}
          <span>runs on {route}</span>
        </p>
      </div>
      <p className={ways}>
        <a className={way} href={toolHref('/inspector', { page: screen, key })}>
          <ToolIcon name="play" /> Watch it live
        </a>
        <a className={way} href={screen}>
          <ToolIcon name="open" /> Open the page
        </a>
        <a className={way} href={toolHref(`/machines/${id}.svg`, { key })} download={`${id}.svg`}>
          <ToolIcon name="download" /> SVG
        </a>
        <a className={way} href={toolHref(`/machines/${id}.json`, { key })} download={`${id}.json`}>
          JSON for Stately Studio
        </a>
      </p>
    </div>
  )
}

const PILLS = 4

type FigureView = { name: string; taken: Taken | null; always?: Taken | null }

/** `always`: what is taken at every change, where the long run takes more. */
function Figure({ view: { name, taken, always } }: { view: FigureView }) {
  if (!taken) return null
  return (
    <span className={percentOf(taken) === 100 ? pills.holds : pills.stands}>
      {name} {taken.taken} of {taken.of}
      {always && always.taken < taken.taken && `, ${always.taken} at every change`}
    </span>
  )
}

function Views({ view: { details, key, shows } }: { view: MachineProps['view'] }) {
  const path = `/machines/${details.id}`
  return (
    <nav className={views} aria-label="View">
      {VIEWS.filter(([view]) => view !== 'happy' || details.hasHappyPath).map(([view, text]) => (
        <a
          key={view}
          className={viewLink}
          href={toolHref(path, { key, view })}
          aria-current={view === shows ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

function Zoom({ view, send }: MachineProps) {
  return (
    <fieldset className={zoom} aria-label="Size of the chart">
      <button
        type="button"
        data-hold=""
        className={zoomButton}
        aria-label="Smaller"
        disabled={!view.can.reduce}
        onClick={() => send({ type: 'ZOOM_OUT' })}
      >
        <Icon name="minus" size={15} />
      </button>
      <button
        type="button"
        data-hold=""
        className={zoomValue}
        aria-label={`${view.zoom} %: back to its own size`}
        onClick={() => send({ type: 'ZOOM_NATURAL' })}
      >
        {view.zoom} %
      </button>
      <button
        type="button"
        data-hold=""
        className={zoomButton}
        aria-label="Larger"
        disabled={!view.can.enlarge}
        onClick={() => send({ type: 'ZOOM_IN' })}
      >
        <Icon name="plus" size={15} />
      </button>
      <button
        type="button"
        data-hold=""
        className={zoomValue}
        aria-label="Fit: all of the chart"
        aria-busy={view.isFitting}
        onClick={() => send({ type: 'FIT' })}
      >
        Fit
      </button>
    </fieldset>
  )
}
