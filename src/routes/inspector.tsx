import { createFileRoute, notFound } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { InspectorPlace } from '~/components/inspector/inspector-place'
import { getInspector } from '~/services/flows/inspector/inspector.functions'
import { hiddenHead } from './-page/page'
import { useLive } from './-shell/live'

export const Route = createFileRoute('/inspector')({
  loader: async () => {
    if (!(await getInspector())) throw notFound()
  },
  head: () => hiddenHead('Inspector · Playchart'),
  component: InspectorPage,
})

/** The panel is no part of the application: it comes as a file of its own, as it does beside a page. */
function InspectorPage() {
  useLive()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element) void import('./-inspector/panel').then(({ drawInspector }) => drawInspector(element, null))
  }, [])
  return <InspectorPlace view={{ place }} />
}
