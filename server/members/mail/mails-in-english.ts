import { DAYS_OF_AN_INVITATION } from '../../../contract/collaboration/people-calls.ts'
import { DAYS_OF_COMPANY_DOCUMENTS } from '../../../contract/company.ts'
import type { Role } from '../../../contract/permissions.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'
import { takeBackLink, takeBackUntil } from './take-back-link.ts'
import { dayOf, timeOf } from './mail-times.ts'
import { noticesInEnglish } from './notices-in-english.ts'
import type { MailContent, MailOrder, MailWords, SharedNews } from './mail-content.ts'

export function mailInEnglish(content: MailContent, { email, language, publicUrl }: MailOrder): MailWords {
  const login = `${publicUrl}/login`
  switch (content.kind) {
    case 'code':
      return {
        ...(content.scene === 1
          ? { subject: `${content.code} is your Quarry code`, opening: 'Your code for Quarry' }
          : {
              subject: `${content.code} is your code for a new Quarry password`,
              opening: 'Your code for a new password',
            }),
        code: content.code,
        paragraphs: [
          `Type it in where you asked for it. It is good for ${content.validMinutes} minutes from when you asked, and for one use.`,
          content.scene === 1
            ? 'Was it not you? Then do nothing: without the code nobody gets in. Tell it to no one; we never ask for it.'
            : 'Was it not you? Then do nothing: your password stays as it is. Tell the code to no one; we never ask for it.',
        ],
        reason: `This went to ${email} because someone asked for a code there.`,
      }
    case 'no-account':
      return {
        subject: 'No Quarry account with this address',
        opening: 'There is no account to set a password for.',
        paragraphs: [
          `Someone, probably you, asked for a new password for ${email}. No account goes by that address: perhaps yours has another one.`,
          'If you would like an account, you can make one with a code that we send here.',
          'Was it not you? Then there is nothing you need to do.',
        ],
        link: { label: 'Make an account', address: login },
        reason: `This went to ${email} because someone asked for a new password there.`,
      }
    case 'password-changed':
      return {
        subject: 'Your Quarry password was changed',
        opening: 'Your password was changed.',
        paragraphs: [
          `The account ${email} has had a new password since ${timeOf(content.at, 'en-GB', 'UTC')} UTC. Everyone who was signed in elsewhere with this account has been signed out.`,
          'Was it you? Then all is well.',
          'Was it not you? Set a new password at once: choose “Forgot password?” where you sign in. And change the password of your mailbox, since whoever did this may be able to read your mail.',
        ],
        link: { label: 'Sign in, or set a new password', address: login },
        reason: `This went to ${email} because the password of its account was changed.`,
      }
    case 'email-changed':
      return {
        subject: 'Your Quarry account has another address now',
        opening: 'Your account has another email address now.',
        paragraphs: [
          `Since ${timeOf(content.at, 'en-GB', 'UTC')} UTC the account that went by ${email} goes by another address. Codes and mails go there from now on.`,
          'Was it you? Then all is well.',
          `Was it not you, or have you thought better of it? By this link you set ${email} back and choose a new password, without logging in. Everyone who is signed in with the account is signed out then. It works once, until ${timeOf(takeBackUntil(content.at), 'en-GB', 'UTC')} UTC.`,
          'If it was not you, change the password of your mailbox as well. Pass this mail on to nobody: whoever has the link has the account.',
        ],
        link: { label: 'Take my account back', address: takeBackLink(publicUrl, content.token) },
        reason: `This went to ${email} because it was the address of the account until now.`,
      }
    case 'email-taken-back':
      return {
        subject: 'Your Quarry account has its former address again',
        opening: 'The account has its former address again.',
        paragraphs: [
          `Since ${timeOf(content.at, 'en-GB', 'UTC')} UTC the account that went by ${email} goes by its former address again: it was set back from there. Everyone who was signed in has been signed out, and a new password is set.`,
          'Was it you? Then all is well. Was it not you? Then someone reads the mail of that former address: change the password of that mailbox, sign in there with a code, and change the address again.',
        ],
        link: { label: 'Sign in', address: login },
        reason: `This went to ${email} because it was the address of the account until now.`,
      }
    case 'deletion-requested':
      return {
        subject: `Your Quarry account will be deleted on ${dayOf(content.at, 'en-GB', 'UTC')}`,
        opening: 'Your account will be deleted.',
        paragraphs: [
          `The account ${email} and everything that belongs to it will be deleted on ${dayOf(content.at, 'en-GB', 'UTC')}, as was asked for. Nothing of it can be brought back after that.`,
          'Have you thought better of it, or was it not you? Sign in before that day and choose “Keep my account”. If it was not you, set a new password as well.',
        ],
        link: { label: 'Sign in', address: login },
        reason: `This went to ${email} because someone who was signed in asked for the deletion of its account.`,
      }
    case 'account-deleted':
      return {
        subject: 'Your Quarry account has been deleted',
        opening: 'Your account has been deleted.',
        paragraphs: [
          `The account ${email} and everything that belonged to it are gone, as was asked for thirty days ago.`,
          'You are welcome back at any time: the same address can have a new account.',
        ],
        reason: `This went to ${email} because its account was deleted. It is the last mail about it.`,
      }
    case 'share-digest':
      return {
        subject: 'News of what you share on Quarry',
        opening: 'There is news of what you share.',
        paragraphs: content.news.map(newsOf),
        link: { label: 'Read it', address: `${publicUrl}${content.news[0]?.path ?? '/'}` },
        reason: `This went to ${email} because you share this by links. Each link has a switch for these mails.`,
      }
    case 'account-locked':
      return {
        subject: 'Your Quarry account has been locked',
        opening: 'Your account has been locked.',
        paragraphs: [
          `Since ${timeOf(content.at, 'en-GB', 'UTC')} UTC nobody can log in to the account ${email}, and everyone who was logged in has been logged out. Whoever runs this catalogue says why: “${content.news.reason ?? ''}”`,
          'Everything that belongs to the account stays. What it shares by links and the boards that it has published can be seen as before.',
          'Do you think that this is a mistake? Then write to the people who run this catalogue.',
        ],
        reason: `This went to ${email} because its account was locked.`,
      }
    case 'account-unlocked':
      return {
        subject: 'Your Quarry account is open again',
        opening: 'You can log in again.',
        paragraphs: [`The account ${email} is no longer locked. Everything that belongs to it is as it was.`],
        link: { label: 'Log in', address: login },
        reason: `This went to ${email} because its account was unlocked.`,
      }
    case 'role-changed':
      return {
        subject: 'You may do other things on Quarry now',
        opening: `You are ${ROLES[content.news.role ?? 'member']} now.`,
        paragraphs: [
          `Since ${timeOf(content.at, 'en-GB', 'UTC')} UTC the account ${email} is ${ROLES[content.news.role ?? 'member']} of this catalogue: ${MAY[content.news.role ?? 'member']}. You need not log in again.`,
        ],
        link: { label: 'Open the catalogue', address: publicUrl },
        reason: `This went to ${email} because an operator changed the role of its account.`,
      }
    case 'company-verified':
      return {
        subject: `“${content.news.company ?? ''}” has been verified`,
        opening: 'Your company has been verified.',
        paragraphs: [
          `The documents that you sent for “${content.news.company ?? ''}” have been checked. They will be deleted in ${DAYS_OF_COMPANY_DOCUMENTS} days.`,
        ],
        link: { label: 'Your profile', address: `${publicUrl}/user/info#company` },
        reason: `This went to ${email} because its account asked for the verification of a company.`,
      }
    case 'company-refused':
      return {
        subject: `“${content.news.company ?? ''}” could not be verified`,
        opening: 'Your company could not be verified.',
        paragraphs: [
          `Whoever checked what you sent for “${content.news.company ?? ''}” says why: “${content.news.reason ?? ''}”`,
          `You can correct it and send it again in your profile. The documents will be deleted in ${DAYS_OF_COMPANY_DOCUMENTS} days; until then you can use them again.`,
        ],
        link: { label: 'Correct it and send it again', address: `${publicUrl}/user/info#company` },
        reason: `This went to ${email} because its account asked for the verification of a company.`,
      }
    case 'invitation': {
      const { by, to, name, right, message, invitationId } = content
      return {
        subject: `${by} invites you to work on “${name}”`,
        opening: `${by} invites you to work together.`,
        paragraphs: [
          `It is ${THINGS[to]}, “${name}”. You ${right === 'edit' ? 'may edit it' : 'may look at all of it and comment on it'}, as soon as you accept.`,
          ...(message === '' ? [] : [`${by} writes: “${message}”`]),
          `The invitation is for ${email} alone: log in with this address, or make an account with it. It holds for ${DAYS_OF_AN_INVITATION} days.`,
        ],
        link: { label: 'See the invitation', address: `${publicUrl}/invitation/${invitationId}` },
        reason: `This went to ${email} because ${by} wrote this address there. Is it nothing to you? Then there is nothing you need to do.`,
      }
    }
    case 'notice-digest':
      return noticesInEnglish(content, { email, language, publicUrl })
  }
}

const THINGS: Record<SharedKind, string> = { board: 'a board', budget: 'a budget list', folder: 'a folder' }
const ROLES: Record<Role, string> = { member: 'a member', editor: 'an editor', operator: 'an operator' }
const MAY: Record<Role, string> = {
  member: 'you find materials, and keep folders, boards and budget lists',
  editor: 'besides what every member may, you keep its products and lists',
  operator: 'besides what every member may, you keep the catalogue and its members',
}

function newsOf({ name, comments, approvedBy }: SharedNews): string {
  const said = comments > 0 && (comments === 1 ? '1 new comment' : `${comments} new comments`)
  const approved = approvedBy.length > 0 && `approved by ${approvedBy.join(', ')}`
  return `“${name}”: ${[said, approved].filter(Boolean).join('; ')}.`
}
