import { whenOrphaned } from './parent.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Has what is meant to end this process end its child, whose exit code then is ours. A Ctrl-C reaches the child from the
 * terminal too, and again from here: what asks for order takes both for one (server/platform/stop-signals.ts).
 * Answers how to leave off.
 */
export function passSignalsOn(child) {
  const passOn = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, passOn)
  whenOrphaned(() => child.kill('SIGTERM'))
  return () => {
    for (const signal of SIGNALS) process.off(signal, passOn)
  }
}
