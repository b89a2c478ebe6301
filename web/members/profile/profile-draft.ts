import type { User } from '../../../contract/members.ts'
import { isSeen, nameAsKept } from '../../../contract/names.ts'
import { MOBILE } from '../../../contract/profile.ts'
import type { Complaint, Complaints } from '../login/rules.ts'

/** The text typed into the profile form. */
export interface ProfileDraft {
  nickname: string
  mobile: string
  department: string
  positions: string
  sex: User['sex']
}

type ProfileChanges = Partial<Pick<User, keyof ProfileDraft>>

export function profileDraftOf({ nickname, mobile, department, positions, sex }: User): ProfileDraft {
  return { nickname, mobile: mobile ?? '', department: department ?? '', positions: positions ?? '', sex }
}

/** The changed fields; emptied ones are null. */
export function profileChangesOf(draft: ProfileDraft, user: User): ProfileChanges {
  const wanted = {
    nickname: nameAsKept(draft.nickname),
    mobile: draft.mobile.trim() || null,
    department: nameAsKept(draft.department) || null,
    positions: nameAsKept(draft.positions) || null,
    sex: draft.sex,
  }
  const changed = Object.entries(wanted).filter(([name, value]) => user[name as keyof ProfileDraft] !== value)
  return Object.fromEntries(changed)
}

/** Errors by specification §5. A mobile number is required where it is being edited, or was set before. */
export function profileComplaints(draft: ProfileDraft, user: User): Complaints {
  return {
    ...complaintAt('nickname', nicknameComplaint(draft.nickname.trim())),
    ...complaintAt('mobile', mobileComplaint(draft.mobile.trim(), user)),
    ...complaintAt('department', lineComplaint(draft.department.trim())),
    ...complaintAt('positions', lineComplaint(draft.positions.trim())),
  }
}

function complaintAt(field: keyof Complaints, complaint: Complaint | undefined): Complaints {
  return complaint ? { [field]: complaint } : {}
}

function nicknameComplaint(nickname: string): Complaint | undefined {
  return nickname ? lineComplaint(nickname) : 'profile.nicknameMissing'
}

function lineComplaint(line: string): Complaint | undefined {
  return line === '' || isSeen(line) ? undefined : 'profile.unreadable'
}

function mobileComplaint(mobile: string, { mobile: before }: User): Complaint | undefined {
  if (!mobile) return before ? 'profile.mobileMissing' : undefined
  return MOBILE.test(mobile) ? undefined : 'profile.mobileWrong'
}
