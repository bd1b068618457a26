/** The event with which xstate starts a machine. */
export const START = 'xstate.init'

/** What a start is called where transitions are counted: it leads into the initial state, and is none of the chart's. */
export const startId = (machine: string) => `${machine}::${START}::0`
