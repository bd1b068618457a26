import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { InspectorPlace } from '~/components/inspector/inspector-place'
import { getInspector } from '~/services/flows/inspector/inspector.functions'
import { hiddenHead } from './-page/page'
import { useLive } from './-shell/live'

export const Route = createFileRoute('/inspector')({
  loader: async () => {
    const { isAllowed, page, key } = await getInspector()
    if (isAllowed) return { page, key }
    // whoever may not look into it has the page itself
    if (page) throw redirect({ href: page })
    throw notFound()
  },
  // its address follows the page of the frame, which is asked for once
  shouldReload: false,
  head: () => hiddenHead('Inspector · Playchart'),
  component: InspectorPage,
})

/** The panel is no part of the application: it comes as a file of its own. */
function InspectorPage() {
  useLive()
  const { page, key } = Route.useLoaderData()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element) void import('./-inspector/panel').then(({ drawInspector }) => drawInspector(element, page))
  }, [page])
  return <InspectorPlace view={{ place, key }} />
}
