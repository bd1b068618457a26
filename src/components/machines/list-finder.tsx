import type { MouseEvent } from 'react'
import type { MachineGallerySend, MachineGalleryView } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import { visuallyHidden } from '../ui/page.styles'
import { chip, chipCount, chips, field, finder } from './tool-frame.styles'
import { toolHref } from './tool-href'

type ListFinderProps = {
  view: Pick<MachineGalleryView, 'filter' | 'area' | 'areas'> & { key: string; path: string; label: string }
  send: MachineGallerySend
}

/** Looks in a list by a word and by area: at once with a script, by the address without one. */
export function ListFinder({ view: { filter, area, areas, key, path, label }, send }: ListFinderProps) {
  const choose = (name: string | null) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    send({ type: 'AREA', area: name })
  }
  return (
    <search className={finder}>
      <form action={path} method="get" onSubmit={(event) => event.preventDefault()}>
        {key && <input type="hidden" name="key" value={key} />}
        {area && <input type="hidden" name="area" value={area} />}
        <label className={visuallyHidden} htmlFor="find">
          {label}
        </label>
        <input
          id="find"
          className={field}
          type="search"
          name="find"
          placeholder={label}
          value={filter.value}
          maxLength={filter.maxLength}
          autoComplete="off"
          onChange={(event) => send({ type: 'FILTER', text: event.currentTarget.value })}
        />
      </form>
      <nav className={chips} aria-label="Areas">
        {areas.map(({ name, count }) => (
          <a
            key={name ?? ''}
            className={chip}
            href={toolHref(path, { key, find: filter.value, area: name })}
            aria-current={name === area ? 'true' : undefined}
            onClick={choose(name)}
          >
            {name ?? 'All'} <span className={chipCount}>{count}</span>
          </a>
        ))}
      </nav>
    </search>
  )
}
