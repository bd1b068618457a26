import type { KeyboardEvent, ReactNode } from 'react'
import type { TabsView } from '~/machines/ui/tabs/tabs.connect'
import { tab as tabClass, track } from './tabs.styles'

type TabsEvent = { type: 'SELECT'; id: string } | { type: 'NEXT' } | { type: 'PREV' }

type TabsProps = {
  /** unique on the page */
  id: string
  view: TabsView
  label: string
  titles: Record<string, string>
  panels: Record<string, ReactNode>
  send: (event: TabsEvent) => void
}

/**
 * Pills above one panel; the others stay in place, so that a form keeps its fields. Each pill is a link to the page with that tab chosen (S-066), so it works before any script;
 * arrow keys go round the ends, Home and End to them.
 */
export function Tabs({ id, view, label, titles, panels, send }: TabsProps) {
  return (
    <div data-machine={view.machine} data-state={view.state}>
      <div role="tablist" aria-label={label} className={track} onKeyDown={(event) => onKey(event, view, send)}>
        {view.tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            role="tab"
            className={tabClass}
            href={`?selected_tab=${encodeURIComponent(tab.id)}`}
            aria-selected={tab.isSelected}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.isSelected ? 0 : -1}
            data-hold=""
            onClick={(event) => {
              event.preventDefault()
              send({ type: 'SELECT', id: tab.id })
            }}
          >
            {titles[tab.id] ?? tab.id}
          </a>
        ))}
      </div>
      {view.tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${id}-panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={!tab.isSelected}
        >
          {panels[tab.id]}
        </div>
      ))}
    </div>
  )
}

function onKey(event: KeyboardEvent<HTMLElement>, view: TabsView, send: TabsProps['send']) {
  const pills = [...event.currentTarget.children].filter((child) => child instanceof HTMLElement)
  const at = view.tabs.findIndex(({ isSelected }) => isSelected)
  const to = placeOf(event.key, at, pills.length)
  if (to === null) return
  event.preventDefault()
  pills[to]?.focus()
  if (event.key === 'ArrowRight') return send({ type: 'NEXT' })
  if (event.key === 'ArrowLeft') return send({ type: 'PREV' })
  const tab = view.tabs[to]
  if (tab) send({ type: 'SELECT', id: tab.id })
}

function placeOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
