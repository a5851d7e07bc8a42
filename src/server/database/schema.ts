import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A jsonb value. A query returns an `unknown` value, which the caller must parse. An insert needs a JSON text. */
type Json<Inserted = string> = ColumnType<unknown, Inserted, string>

/**
 * The tables of the database. This file is generated from the migrations: after a new migration, run
 * `npm run approve schema`.
 */
export interface Schema {
  account: {
    contractNumber: string
    businessPartnerNumber: string
    businessPartnerGuid: string
    companyCode: string
    customerType: 'Person' | 'Organization'
    firstName: Generated<string>
    middleName: Generated<string>
    lastName: Generated<string>
    customerName: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    houseNumber: Generated<string>
    streetName: Generated<string>
    supplement: Generated<string>
    city: Generated<string>
    state: Generated<string>
    zipCode: Generated<string>
    country: Generated<string>
    registrationRefusal: Generated<string>
    registrationRefusalCode: Generated<string>
    creationRefused: Generated<boolean>
    interactionRefused: Generated<boolean>
    paperless: Generated<boolean>
    closedAt: Date | null
    paperlessChosenAt: Date | null
  }
  alert: {
    id: GeneratedAlways<string>
    title: string
    details: string
    level: number
    active: boolean
    startTime: Date
    endTime: Date
    language: string | null
  }
  captchaToken: {
    tokenHash: string
    expiresAt: Date
  }
  factor: {
    id: string
    oktaId: string
    factorType: 'sms' | 'email'
    recipient: string
    status: 'PENDING_ACTIVATION' | 'ACTIVE'
    codeHash: string | null
    codeExpiresAt: Date | null
    codeSentAt: Date | null
    failedAttempts: Generated<number>
  }
  formerLogin: {
    loginId: string
    contractNumber: string
    refusal: string
  }
  interactionRecord: {
    id: GeneratedAlways<string>
    kind: string
    contractNumber: string
    details: Json<string | undefined>
    createdAt: Generated<Date>
  }
  linkCode: {
    kind: string
    subject: string
    codeHash: string
    createdAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
    recipient: Generated<string>
    replacedAt: Date | null
  }
  login: {
    oktaId: string
    loginId: string
    email: string
    passwordHash: string
    question: string
    answerHash: string
    status: string
    customerType: 'Individual' | 'Business'
    customerName: string
    firstName: Generated<string>
    lastName: Generated<string>
    language: Generated<'en' | 'es' | 'fr' | 'zh'>
    groups: Generated<string[]>
    createdSession: Generated<string>
    createdAt: Generated<Date>
    activatedAt: Date | null
    emailProved: Generated<boolean>
  }
  loginAccount: {
    oktaId: string
    contractNumber: string
    role: 'primary' | 'secondary'
  }
  loginEmail: {
    oktaId: string
    email: string
  }
  lookupRefusal: {
    contractNumber: string
    answer: Json
  }
  mailRefusal: {
    recipient: string
    status: string
  }
  message: {
    id: GeneratedAlways<string>
    kind: 'mail' | 'sms'
    recipient: string
    subject: Generated<string>
    body: string
    links: Generated<string[]>
    language: Generated<'en' | 'es' | 'fr' | 'zh'>
    createdAt: Generated<Date>
    nextAttemptAt: Generated<Date>
    sentAt: Date | null
    attempts: Generated<number>
    expiresAt: Generated<Date>
    failure: string | null
    deadAt: Date | null
    head: Generated<'done' | 'open' | 'notice' | 'ended'>
  }
  migration: {
    name: string
    appliedAt: Generated<Date>
  }
  oidc: {
    model: string
    id: string
    payload: Json
    grantId: string | null
    uid: string | null
    userCode: string | null
    consumedAt: Date | null
    expiresAt: Date | null
    usedAt: Date | null
    browser: string | null
    system: string | null
  }
  operatorAct: {
    id: GeneratedAlways<string>
    at: Generated<Date>
    who: string
    verb: string
    whom: Generated<string[]>
    outcome: 'done' | 'refused'
    reason: Generated<string>
  }
  permit: {
    sessionHash: string
    kind: string
    subject: string
    expiresAt: Date
  }
  rateLimit: {
    key: string
    points: Generated<number>
    expire: string | null
  }
  sandboxSeed: {
    seededAt: Generated<Date>
  }
  secretKey: {
    name: string
    value: Json
    createdAt: Generated<Date>
  }
  smsRefusal: {
    phone: string
  }
  submit: {
    sessionHash: string
    submitKey: string
    operation: string
    bodyHash: string
    answer: Json
    createdAt: Generated<Date>
  }
  supportReport: {
    code: string
    createdAt: Generated<Date>
    report: Json
  }
  thirdPartyPartner: {
    businessPartnerNumber: string
    oktaId: string
    phone: string
    phoneExtension: Generated<string>
    careOfName: Generated<string>
    addressType: string
    address: Json
  }
  thirdPartyRequest: {
    id: GeneratedAlways<string>
    contractNumber: string
    status: Generated<'Pending' | 'Accepted' | 'Rejected' | 'Removed' | 'Expired' | 'Completed'>
    statusSession: Generated<string>
    refusal: Generated<string>
    language: Generated<'en' | 'es' | 'fr' | 'zh'>
    businessPartnerNumber: Generated<string>
    fullName: string
    lastName: string
    email: string
    telephoneNumber: Generated<string>
    telephoneCode: Generated<string>
    telephoneExtension: Generated<string>
    careOfName: Generated<string>
    addressType: Generated<'STANDARD' | 'PO BOX' | 'MILITARY' | 'FOREIGN'>
    houseNumber: Generated<string>
    street: Generated<string>
    supplement: Generated<string>
    city: Generated<string>
    state: Generated<string>
    country: Generated<string>
    zip: Generated<string>
    poBoxNumber: Generated<string>
    poBoxZip: Generated<string>
    category: Generated<string>
    noticeSent: Generated<boolean>
    oktaId: string | null
    createdAt: Generated<Date>
  }
}
