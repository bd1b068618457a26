import { shortDay } from '~/services/domain/dates/day-words.rules'
import type { ToolStatus } from '~/services/flows/machines/machines.contract'
import { Logo } from '../layout/logo'
import {
  bar,
  date,
  dot,
  end,
  find,
  key as keyLook,
  status as pill,
  place as placeLook,
  places,
  ruler,
} from './tool-bar.styles'
import { toolHref } from './tool-href'
import { ToolIcon } from './tool-icon'

export type ToolPlace = 'machines' | 'states' | 'rules' | 'inspector'
/** `status`: null where it is not asked for. */
type ToolBarProps = { view: { key: string; current: ToolPlace | null; status: ToolStatus | null } }

const PLACES: { id: ToolPlace; path: string; label: string }[] = [
  { id: 'machines', path: '/machines', label: 'Machines' },
  { id: 'states', path: '/machines/states', label: 'States' },
  { id: 'rules', path: '/machines/rules', label: 'Rules' },
  { id: 'inspector', path: '/inspector', label: 'Inspector' },
]

/** The tools' own way around, in place of the shop's. English, as every tool of the team. */
export function ToolBar({ view: { key, current, status } }: ToolBarProps) {
  return (
    <header>
      <div className={bar}>
        <Logo href={toolHref('/machines', { key })} label="Playchart, tools" />
        <nav className={places} aria-label="Tools">
          {PLACES.map(({ id, path, label }) => (
            <a
              key={id}
              className={placeLook}
              href={toolHref(path, { key })}
              aria-current={id === current ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <div className={end}>
          {status && <Status status={status} href={toolHref('/machines/rules', { key })} />}
          <a className={find} href={`${toolHref('/machines', { key })}#find`} aria-label="Search" aria-keyshortcuts="/">
            <ToolIcon name="search" />
            <span className={keyLook} aria-hidden="true">
              /
            </span>
          </a>
        </div>
      </div>
      <div className={ruler} aria-hidden="true" />
    </header>
  )
}

/** What the last run of all tests has said of the rules. */
function Status({ status, href }: { status: ToolStatus; href: string }) {
  const { failing, rules, run } = status
  const tone = run === null ? 'unknown' : failing > 0 ? 'fails' : 'holds'
  const build = run?.commit ? `build ${run.commit}: ` : ''
  return (
    <>
      <a className={pill} href={href} data-tone={tone}>
        <span className={dot} aria-hidden="true" />
        {tone === 'unknown' && `${rules} rules: run “npm test” for results`}
        {tone === 'fails' && `${build}${failing} of ${rules} rules ${failing === 1 ? 'fails' : 'fail'}`}
        {tone === 'holds' && `${build}no rule of ${rules} fails`}
      </a>
      {run && (
        <time className={date} dateTime={run.at}>
          {shortDay(run.at.slice(0, 10), 'en-GB')}, {run.at.slice(11, 16)}
        </time>
      )}
    </>
  )
}
