import { useRouterState } from '@tanstack/react-router'
import { PageProgress } from '~/components/layout/page-progress'

type Moving = { isLoading: boolean; location: { href: string }; resolvedLocation?: { href: string } }

/** A page that is read anew where it stands is not on its way. */
const isOnItsWay = ({ isLoading, location, resolvedLocation }: Moving) =>
  isLoading && resolvedLocation !== undefined && location.href !== resolvedLocation.href

/** What the router says of the page that was asked for. */
export function PageProgressIsland() {
  return <PageProgress view={{ isOnItsWay: useRouterState({ select: isOnItsWay }) }} />
}
