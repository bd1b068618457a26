import type { ReactNode } from 'react'
import { bar, barLink, tool } from './tool-frame.styles'

type ToolFrameProps = {
  view: { key: string; current: 'machines' | 'states' | 'rules' | null; machine: string; state: string }
  children: ReactNode
}

const PLACES = [
  { id: 'machines', path: '/machines', label: 'Machines' },
  { id: 'states', path: '/machines/states', label: 'States' },
  { id: 'rules', path: '/machines/rules', label: 'Rules' },
  { id: 'inspector', path: '/inspector', label: 'Inspector' },
]

/** What stands around the pages of machines. English, as every tool of the team. */
export function ToolFrame({ view: { key, current, machine, state }, children }: ToolFrameProps) {
  return (
    <div className={tool} data-machine={machine} data-state={state}>
      <nav className={bar} aria-label="Tools">
        {PLACES.map(({ id, path, label }) => (
          <a
            key={id}
            className={barLink}
            href={toolHref(path, { key })}
            aria-current={id === current ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      {children}
    </div>
  )
}

/** An address of the tools that keeps the key of QA; what is empty is left out. */
export function toolHref(path: string, search: Record<string, string | null>): string {
  const said = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return said.length ? `${path}?${new URLSearchParams(said)}` : path
}
