import type { IssueCredentialInput } from '@ori/contracts/credentials';
import type { Locale } from '@ori/contracts/locale';
import type { Transcript, TranscriptCourse } from '@ori/contracts/transcript';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { claimsOf, type CredentialParts, credentialOf } from '@ori/core/records/credential';
import { writingIn, yearName } from '@ori/core/records/grades-writing';
import type { CredentialRow, CredentialsStore } from './credentials.store.ts';
import { printWords } from './print-words.ts';
import type { Signer } from './signing-key.ts';
import type { TranscriptsDeps } from './transcripts.deps.ts';

interface Deps extends Pick<TranscriptsDeps, 'database' | 'audit' | 'now' | 'newId'> {
  readonly store: CredentialsStore;
  readonly signer: Signer;
  readonly issuer: CredentialParts['issuer'];
  readonly statusListId: string;
}

/** An id as the URI a credential calls it by. */
export const uriOf = (id: string): string => `urn:uuid:${id}`;

/** The end of a day in UTC: until then a credential is valid. */
export const endOf = (day: string): Date => new Date(`${day}T23:59:59Z`);

/** The words of a credential, each result with its year, credit and where the grade comes from. */
function wordsOf(locale: Locale, { settings }: Transcript): CredentialParts['words'] {
  const [words, write] = [printWords(locale), writingIn(locale)];
  const { scale, creditBasis, hoursPerCredit } = settings;
  return {
    name: words.title,
    description: words.credential.description,
    criteria: words.credential.criteria(words.scales[scale], words.bases[creditBasis](hoursPerCredit)),
    average: words.average,
    weightedAverage: words.weightedAverage,
    course: ({ title, year, level, creditEarned, gradeFrom, status }: TranscriptCourse) =>
      [
        title,
        yearName(year),
        ...(level === 'regular' ? [] : [words.levels[level]]),
        ...(status === 'completed'
          ? [`${words.credential.credit} ${write.credit(creditEarned)}`, words.sources[gradeFrom]]
          : []),
      ].join(' · '),
  };
}

/** Signs a child's transcript as a credential, and keeps it with its line in the audit. */
export function createIssuing({ database, audit, now, newId, store, signer, issuer, statusListId }: Deps) {
  function partsOf(
    input: IssueCredentialInput,
    transcript: Transcript,
    { locale, timeZone }: Pick<Viewer, 'locale' | 'timeZone'>,
  ): CredentialParts {
    const { settings, years, totals, code } = transcript;
    const { id, withName, withSchool, validUntil } = input;
    return {
      id: uriOf(id),
      subjectId: uriOf(newId()),
      achievementId: uriOf(newId()),
      sourceId: uriOf(newId()),
      issuer,
      statusListId,
      validFrom: now(),
      timeZone,
      validUntil: validUntil === null ? null : endOf(validUntil),
      studentName: withName && settings.studentName !== '' ? settings.studentName : null,
      schoolName: withSchool && settings.schoolName !== '' ? settings.schoolName : null,
      language: locale,
      scale: settings.scale,
      words: wordsOf(locale, transcript),
      code,
      years,
      totals,
    };
  }

  async function keep(row: CredentialRow, withName: boolean): Promise<void> {
    await database.db.transaction(async (tx) => {
      if (!(await store.add(row, tx))) return;
      const { familyId, issuedBy: actorId, learnerId: subjectId } = row;
      const act = { act: 'credentials.issue', familyId, actorId, subjectId };
      await audit({ ...act, detail: { credential: row.id, withName } }, tx);
    });
  }

  async function signFor(
    viewer: Viewer,
    child: Learner,
    input: IssueCredentialInput,
    transcript: Transcript,
  ) {
    const credential = credentialOf(partsOf(input, transcript, viewer));
    const { userId: learnerId, familyId } = child;
    const { id, withName, validUntil } = input;
    const row = {
      id,
      learnerId,
      familyId,
      issuedBy: viewer.userId,
      name: credential.name,
      code: transcript.code,
      token: await signer.sign(claimsOf(credential)),
      issuedAt: now(),
      validUntil: validUntil === null ? null : endOf(validUntil),
    };
    await keep(row, withName);
  }
  return { signFor };
}
