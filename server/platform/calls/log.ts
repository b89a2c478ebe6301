import { pino } from 'pino'
import type { DestinationStream, LevelWithSilent, Logger } from 'pino'
import { notesOfCall } from './call-notes.ts'
import { createSummedLines } from './summed-lines.ts'

/** The log of a server. Lines that are written while a request is answered name it, whoever writes them, and are summed. */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const mixin = (_line: object, _level: number, logger: Logger) => nameRequest(logger.bindings())
  return pino({ level, mixin, hooks: { logMethod: createSummedLines() } }, destination)
}

function nameRequest(bound: object): object {
  const notes = notesOfCall()
  return notes && !('requestId' in bound) ? { requestId: notes.id } : {}
}
