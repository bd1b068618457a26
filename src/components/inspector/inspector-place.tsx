import type { RefObject } from 'react'

/** Where the inspector is drawn. */
export const InspectorPlace = ({ view: { place } }: { view: { place: RefObject<HTMLDivElement | null> } }) => (
  <div ref={place} style={{ minHeight: '70vh' }} />
)
