import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'

/** What a discussion is opened for: to look at a thread, or to say something of a part. */
export interface DiscussionRequest {
  commentId?: string
  /** What was said of this item or line. */
  partId?: string
  on?: TeamPlace
}
