import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/boards/calls.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { patientOn } from '../platform/postgres/database.ts'
import { serve } from '../platform/http/serve.ts'
import { getPageOfBoards } from './board-page.ts'
import * as boards from './boards.ts'
import { registerDuplicate } from './duplicate.ts'
import { registerImport } from './import-board.ts'
import { getBoard, getBoardChanges } from './one-board.ts'
import type { BoardOpeningDeps } from './one-board.ts'
import type { BoardDeps } from './deps.ts'
import { getPictureReflectance } from './picture-reflectance.ts'
import { dismissBoardReports, getReportedBoards, reportBoard, takeDownBoard } from './reports.ts'
import { getSamples } from './samples.ts'
import { updateBoard } from './saving.ts'
import { sweepBoards } from './sweep.ts'

/** The calls on members' boards and their items. */
export function registerBoards(
  app: FastifyInstance,
  deps: BoardDeps & BoardOpeningDeps,
  queue: Pick<Queue, 'hourly'>,
): void {
  queue.hourly('boards', () => sweepBoards({ ...deps, db: patientOn(deps.db) }))
  const domain = { app, deps }

  serve(domain, calls.getBoardPage, getPageOfBoards)
  serve(domain, calls.getBoard, getBoard)
  serve(domain, calls.getBoardChanges, getBoardChanges)
  serve(domain, calls.getSamples, getSamples)
  serve(domain, calls.getPictureReflectance, getPictureReflectance)

  serve(domain, calls.createBoard, boards.createBoard)
  registerDuplicate(app, deps)
  registerImport(app, deps)
  serve(domain, calls.updateBoard, updateBoard)
  serve(domain, calls.deleteBoards, boards.deleteBoards)
  serve(domain, calls.restoreBoards, boards.restoreBoards)
  serve(domain, calls.getDeletedBoards, boards.getDeletedBoards)

  serve(domain, calls.reportBoard, reportBoard)
  serve(domain, calls.takeDownBoard, takeDownBoard)
  serve(domain, calls.dismissBoardReports, dismissBoardReports)
  serve(domain, calls.getReportedBoards, getReportedBoards)
}
