import { pino } from 'pino'
import type { DestinationStream, LevelWithSilent, Logger } from 'pino'
import { notesOfCall } from './call-notes.ts'

/** The log of a server. Lines that are written while a request is answered name it, whoever writes them. */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino({ level, mixin: (_line, _level, logger) => nameRequest(logger.bindings()) }, destination)
}

function nameRequest(bound: object): object {
  const notes = notesOfCall()
  return notes && !('requestId' in bound) ? { requestId: notes.id } : {}
}
