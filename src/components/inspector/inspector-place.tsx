import type { RefObject } from 'react'
import { ToolPage } from '../machines/tool-frame'

type InspectorPlaceProps = { view: { place: RefObject<HTMLDivElement | null>; key: string } }

/** Where the inspector is drawn. */
export const InspectorPlace = ({ view: { place, key } }: InspectorPlaceProps) => (
  <ToolPage view={{ key, current: 'inspector', status: null }}>
    <div ref={place} style={{ minHeight: '70vh' }} />
  </ToolPage>
)
