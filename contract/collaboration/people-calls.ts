import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { email } from '../members.ts'
import { givenRights, rights, thingFields } from './rights.ts'

/** People and open invitations of one thing. */
export const MOST_PEOPLE = 50
/** Mails of invitations that one member has sent within a day. */
export const MOST_INVITATION_MAILS = 100
/** Of them, to one address. */
export const MOST_MAILS_TO_ONE = 20
/** Days after which an invitation ends. */
export const DAYS_OF_AN_INVITATION = 30
/** Characters of what is written with an invitation. */
export const LONGEST_INVITATION_MESSAGE = 500

const givenRight = z.enum(givenRights)
const invitationId = z.uuid()
const person = z.object({ memberId: id, nickname: z.string(), avatar: z.string().nullable() })
const collaborator = person.extend({ right: givenRight, since: moment })
export type Collaborator = z.output<typeof collaborator>

const sentInvitation = z.object({
  id: invitationId,
  /** As the owner wrote it. Whether it has an account is told to nobody. */
  email: z.string(),
  right: givenRight,
  message: z.string(),
  createTime: moment,
  /** When it was mailed last. */
  sentTime: moment,
  expireTime: moment,
  isDeclined: z.boolean(),
})
export type SentInvitation = z.output<typeof sentInvitation>

const receivedInvitation = z.object({
  id: invitationId,
  ...thingFields,
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
  summary: 'Who works on a board, a budget list or a folder, for whoever does; its invitations for its owner alone',
  input: z.object(thingFields),
  output: z.object({
    /** The caller's. */
    right: z.enum(rights),
    owner: person,
    /** Whoever came first stands first. */
    collaborators: z.array(collaborator),
    /** Those that are open or declined, and for a while those that have expired. */
    invitations: z.array(sentInvitation),
  }),
})
export type People = z.output<typeof getPeople.output>

export const invitePerson = endpoint({
  method: 'POST',
  path: '/app-api/project/people/invite',
  access: 'member',
  summary:
    'Ask whoever has an address to work on what the caller owns; answers the same whether it has an account or not. Asked again, an open invitation is renewed, and mailed at most once an hour',
  input: z.object({
    ...thingFields,
    email,
    right: givenRight,
    message: z.string().trim().max(LONGEST_INVITATION_MESSAGE).default(''),
  }),
  output: z.object({
    id: invitationId,
    /** No mail goes: one went within the hour. */
    wasMailedLately: z.boolean(),
  }),
})

export const takeInvitationBack = endpoint({
  method: 'POST',
  path: '/app-api/project/people/take-back',
  access: 'member',
  summary: 'End an invitation to what the caller owns',
  input: z.object({ id: invitationId }),
  output: z.literal(true),
})

export const sendInvitationAgain = endpoint({
  method: 'POST',
  path: '/app-api/project/people/send-again',
  access: 'member',
  summary: 'Mail an invitation once more, at most once an hour; its days begin anew',
  input: z.object({ id: invitationId }),
  output: z.literal(true),
})

export const getReceivedInvitations = endpoint({
  method: 'GET',
  path: '/app-api/project/people/received',
  access: 'member',
  summary: 'Open invitations for the address of the caller, the latest first',
  input: z.object({}),
  output: z.array(receivedInvitation),
})

export const getInvitation = endpoint({
  method: 'GET',
  path: '/app-api/project/people/invitation',
  access: 'member',
  summary: 'One open invitation, for whoever has its address; 404 for everybody else, and once it has ended',
  input: z.object({ id: invitationId }),
  output: receivedInvitation,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/app-api/project/people/accept',
  access: 'member',
  summary: 'Work on it from now on; raises the right of whoever does already, and never lowers it',
  input: z.object({ id: invitationId }),
  output: z.object(thingFields),
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/app-api/project/people/decline',
  access: 'member',
  summary: 'Say no to an invitation',
  input: z.object({ id: invitationId }),
  output: z.literal(true),
})

export const updateRight = endpoint({
  method: 'PUT',
  path: '/app-api/project/people/right',
  access: 'member',
  summary: 'Give somebody who works on what the caller owns another right',
  input: z.object({ ...thingFields, memberId: id, right: givenRight }),
  output: z.literal(true),
})

export const removePerson = endpoint({
  method: 'POST',
  path: '/app-api/project/people/remove',
  access: 'member',
  summary: 'Let somebody work no longer on what the caller owns; what they have done stays',
  input: z.object({ ...thingFields, memberId: id }),
  output: z.literal(true),
})

export const leaveThing = endpoint({
  method: 'POST',
  path: '/app-api/project/people/leave',
  access: 'member',
  summary: 'Work on it no longer; its owner hands it over or deletes it instead',
  input: z.object(thingFields),
  output: z.literal(true),
})

export const transferThing = endpoint({
  method: 'POST',
  path: '/app-api/project/people/hand-over',
  access: 'member',
  summary:
    'Make somebody who works on it its owner, with all that is in it and its links; the caller may edit it from then on',
  input: z.object({ ...thingFields, memberId: id }),
  output: z.literal(true),
})

export const getOwnedWithOthers = endpoint({
  method: 'GET',
  path: '/app-api/project/people/owned',
  access: 'member',
  summary: 'What of the caller’s others work on, for whoever ends their account',
  input: z.object({}),
  output: z.array(z.object({ ...thingFields, name: z.string(), collaborators: z.array(collaborator) })),
})
export type OwnedWithOthers = z.output<typeof getOwnedWithOthers.output>[number]
