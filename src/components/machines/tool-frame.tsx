import type { ReactNode } from 'react'
import type { ToolStatus } from '~/services/flows/machines/machines.contract'
import { skip } from '../layout/header.styles'
import { ToolBar, type ToolPlace } from './tool-bar'
import { tool } from './tool-frame.styles'

/** `status`: null where it is not asked for. */
type Around = { key: string; current: ToolPlace | null; status: ToolStatus | null }

/** A page of the team, with the tools' own bar in place of the shop's frame. */
export function ToolPage({ view, children }: { view: Around; children: ReactNode }) {
  return (
    <>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <ToolBar view={view} />
      <main id="main">{children}</main>
    </>
  )
}

type ToolFrameProps = { view: Around & { machine: string; state: string }; children: ReactNode }

/** What stands around the pages of machines. */
export const ToolFrame = ({ view, children }: ToolFrameProps) => (
  <ToolPage view={view}>
    <div className={tool} data-machine={view.machine} data-state={view.state}>
      {children}
    </div>
  </ToolPage>
)
