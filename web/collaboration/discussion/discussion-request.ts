import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'

/** What the discussion is opened for: to show a thread, or to comment on a part. */
export interface DiscussionRequest {
  commentId?: string
  /** The item or line whose thread is shown. */
  partId?: string
  on?: TeamPlace
}
