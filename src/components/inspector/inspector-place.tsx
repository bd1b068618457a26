import type { RefObject } from 'react'
import { ToolPage } from '../machines/tool-frame'
import { around, place as drawn, starting } from './inspector-place.styles'

type InspectorPlaceProps = { view: { place: RefObject<HTMLDivElement | null>; key: string } }

/** Where the inspector is drawn. */
export const InspectorPlace = ({ view: { place, key } }: InspectorPlaceProps) => (
  <ToolPage view={{ key, current: 'inspector', status: null }}>
    <div className={around}>
      <div ref={place} className={drawn} />
      <p className={starting}>The inspector is starting.</p>
    </div>
  </ToolPage>
)
