import { whenOrphaned } from './parent.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Forwards signals that end this process to its child, whose exit code becomes ours. The child counts a Ctrl-C, which
 * it gets twice, as one (server/platform/stop-signals.ts). Returns a function that stops forwarding.
 */
export function passSignalsOn(child) {
  const passOn = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, passOn)
  whenOrphaned(() => child.kill('SIGTERM'))
  return () => {
    for (const signal of SIGNALS) process.off(signal, passOn)
  }
}
