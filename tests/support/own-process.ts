/**
 * Before each file of tests: nothing is shared by the process yet (services/platform/process/shared.server.ts), whatever
 * the files before it in the same worker have opened. Their modules stay (docs/decisions/0027-what-tests-share.md).
 */
Reflect.deleteProperty(globalThis, Symbol.for('playchart'))
