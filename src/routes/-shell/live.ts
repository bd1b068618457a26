import { useEffect } from 'react'
import { beLive } from '~/services/browser/live'

/**
 * Called by what stands directly below the root's outlet: the framework hydrates that after everything around it, so
 * its effect is the last of the page.
 */
export function useLive() {
  useEffect(beLive, [])
}
