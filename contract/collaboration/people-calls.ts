import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { noteTo } from '../names.ts'
import { email } from '../members.ts'
import { givenRights, rights, workFields } from './rights.ts'

/** The most people and open invitations of one thing. */
export const MOST_PEOPLE = 50
/** The most invitation mails of one member in a day. */
export const MOST_INVITATION_MAILS = 100
/** The most of them to people who work on nothing together with the member. */
export const MOST_MAILS_TO_STRANGERS = 20
/** The most of them to one address. */
export const MOST_MAILS_TO_ONE = 20
/** Days until an invitation expires. */
export const DAYS_OF_AN_INVITATION = 30
/** The most characters of an invitation's message. */
export const LONGEST_INVITATION_MESSAGE = 500

const givenRight = z.enum(givenRights)
const invitationId = z.uuid()
const person = z.object({ memberId: id, nickname: z.string(), avatar: z.string().nullable() })
const collaborator = person.extend({
  right: givenRight,
  since: moment,
  /** They work on the thing by its project alone, where their right is changed. */
  isByProject: z.boolean(),
})
export type Collaborator = z.output<typeof collaborator>

const sentInvitation = z.object({
  id: invitationId,
  /** As the owner wrote it. Nobody learns whether it has an account. */
  email: z.string(),
  right: givenRight,
  message: z.string(),
  createTime: moment,
  /** When it was last mailed. */
  sentTime: moment,
  expireTime: moment,
  isDeclined: z.boolean(),
})
export type SentInvitation = z.output<typeof sentInvitation>

const receivedInvitation = z.object({
  id: invitationId,
  ...workFields,
  /** The thing's. */
  name: z.string(),
  ownerName: z.string(),
  inviterName: z.string(),
  right: givenRight,
  message: z.string(),
  createTime: moment,
  expireTime: moment,
})
export type ReceivedInvitation = z.output<typeof receivedInvitation>

export const getPeople = endpoint({
  method: 'GET',
  path: '/app-api/project/people/get',
  access: 'member',
  summary:
    'Who works on a project, a board, a budget list or a folder, for those people; its invitations for its owner only',
  input: z.object(workFields),
  output: z.object({
    /** The caller's. */
    right: z.enum(rights),
    owner: person,
    /** In the order of their arrival. */
    collaborators: z.array(collaborator),
    /** Open and declined invitations, and recently expired ones. */
    invitations: z.array(sentInvitation),
  }),
})
export type People = z.output<typeof getPeople.output>

export const invitePerson = endpoint({
  method: 'POST',
  path: '/app-api/project/people/invite',
  access: 'member',
  summary:
    'Invite an address to work on what the caller owns; the answer is the same whether it has an account or not. Repeating it renews an open invitation, which is mailed at most once an hour',
  input: z.object({
    ...workFields,
    email,
    right: givenRight,
    message: noteTo(LONGEST_INVITATION_MESSAGE).default(''),
  }),
  output: z.object({
    id: invitationId,
    /** Whether no mail is sent, because one was sent within the hour. */
    wasMailedLately: z.boolean(),
  }),
})

export const takeInvitationBack = endpoint({
  method: 'POST',
  path: '/app-api/project/people/take-back',
  access: 'member',
  summary: 'Withdraw an invitation to what the caller owns',
  input: z.object({ id: invitationId }),
  output: z.literal(true),
})

export const sendInvitationAgain = endpoint({
  method: 'POST',
  path: '/app-api/project/people/send-again',
  access: 'member',
  summary: 'Mail an invitation again, at most once an hour; its days begin anew',
  input: z.object({ id: invitationId }),
  output: z.literal(true),
})

export const getReceivedInvitations = endpoint({
  method: 'GET',
  path: '/app-api/project/people/received',
  access: 'member',
  summary: 'Open invitations for the caller’s address, the latest first',
  input: z.object({}),
  output: z.array(receivedInvitation),
})

export const getInvitation = endpoint({
  method: 'GET',
  path: '/app-api/project/people/invitation',
  access: 'member',
  summary: 'One open invitation, for the owner of its address; 404 for everybody else, and once it has ended',
  input: z.object({ id: invitationId }),
  output: receivedInvitation,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/app-api/project/people/accept',
  access: 'member',
  summary: 'Accept an invitation; it raises an existing right, and never lowers it',
  input: z.object({ id: invitationId }),
  output: z.object(workFields),
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/app-api/project/people/decline',
  access: 'member',
  summary: 'Decline an invitation',
  input: z.object({ id: invitationId }),
  output: z.literal(true),
})

export const updateRight = endpoint({
  method: 'PUT',
  path: '/app-api/project/people/right',
  access: 'member',
  summary: 'Change the right of somebody who works on what the caller owns',
  input: z.object({ ...workFields, memberId: id, right: givenRight }),
  output: z.literal(true),
})

export const removePerson = endpoint({
  method: 'POST',
  path: '/app-api/project/people/remove',
  access: 'member',
  summary: 'Remove somebody from what the caller owns; their work stays',
  input: z.object({ ...workFields, memberId: id }),
  output: z.literal(true),
})

export const leaveThing = endpoint({
  method: 'POST',
  path: '/app-api/project/people/leave',
  access: 'member',
  summary: 'Stop working on a thing; its owner hands it over or deletes it instead',
  input: z.object(workFields),
  output: z.literal(true),
})

export const transferThing = endpoint({
  method: 'POST',
  path: '/app-api/project/people/hand-over',
  access: 'member',
  summary:
    'Hand a thing over to somebody who works on it, with its content and links; the former owner may edit it from then on',
  input: z.object({ ...workFields, memberId: id }),
  output: z.literal(true),
})

export const getOwnedWithOthers = endpoint({
  method: 'GET',
  path: '/app-api/project/people/owned',
  access: 'member',
  summary: 'The caller’s things that others work on, for the end of the caller’s account',
  input: z.object({}),
  output: z.array(z.object({ ...workFields, name: z.string(), collaborators: z.array(collaborator) })),
})
export type OwnedWithOthers = z.output<typeof getOwnedWithOthers.output>[number]
