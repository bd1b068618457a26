/** Machines that no tour walks on a page, each with its reason. Everything else has a table here. */
export const NOT_TOURED: Record<string, string> = {
  faultPanel: 'it is part of the inspector, which does not record itself: walked by fault-panel.spec.ts',
  inspector: 'it would have to inspect itself: walked by inspector.spec.ts',
}
