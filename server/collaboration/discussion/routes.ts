import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/collaboration/discussion-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteTeamComment, resolveTeamComment, updateTeamComment } from './changing.ts'
import { getTeamComments } from './comments.ts'
import type { DiscussionDeps } from './deps.ts'
import { getDiscussionState, readTeamComments } from './reading.ts'
import { createTeamComment } from './saying.ts'
import { countTodos, getTodos } from './todos.ts'

/** Comments and to-dos of the members who work on one thing (decisions/142). */
export function registerDiscussion(app: FastifyInstance, deps: DiscussionDeps): void {
  const domain = { app, deps }
  serve(domain, calls.getTeamComments, getTeamComments)
  serve(domain, calls.getDiscussionState, getDiscussionState)
  serve(domain, calls.readTeamComments, readTeamComments)
  serve(domain, calls.createTeamComment, createTeamComment)
  serve(domain, calls.updateTeamComment, updateTeamComment)
  serve(domain, calls.deleteTeamComment, deleteTeamComment)
  serve(domain, calls.resolveTeamComment, resolveTeamComment)
  serve(domain, calls.getTodos, getTodos)
  serve(domain, calls.countTodos, countTodos)
}
