import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/projects.ts'
import { serve } from '../platform/http/serve.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { patientOn } from '../platform/postgres/database.ts'
import { emptyTrash } from '../workspace/trash.ts'
import { getProjectNews } from './news.ts'
import { placeThings } from './placing.ts'
import * as projects from './projects.ts'
import type { SentDeps } from './sent.ts'

/** The calls on members' projects. */
export function registerProjects(app: FastifyInstance, deps: SentDeps, queue: Pick<Queue, 'hourly'>): void {
  queue.hourly('projects', () => emptyTrash(patientOn(deps.db), 'project', deps.clock.now()))
  const domain = { app, deps }

  serve(domain, calls.getProjectPage, projects.getPageOfProjects)
  serve(domain, calls.getProject, projects.getProject)
  serve(domain, calls.getProjectNews, getProjectNews)
  serve(domain, calls.createProject, projects.createProject)
  serve(domain, calls.updateProject, projects.updateProject)
  serve(domain, calls.placeThings, placeThings)
  serve(domain, calls.archiveProject, projects.archiveProject)
  serve(domain, calls.deleteProjects, projects.deleteProjects)
  serve(domain, calls.restoreProjects, projects.restoreProjects)
  serve(domain, calls.getDeletedProjects, projects.getDeletedProjects)
}
