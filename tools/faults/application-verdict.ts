/** One lender's answer as our database, the lender and the mail carrier each have it in the end. */
export interface JudgedAnswer {
  readonly answerId: string;
  readonly slug: string;
  readonly state: string;
  /** What the lender decides for this application. */
  readonly expected: "offered" | "declined";
  /** How often the lender got the application. */
  readonly sent: number;
  /** Mails about the offer that reached the applicant, without repetitions. */
  readonly mails: number;
}

/** An application that its page has confirmed. */
export interface JudgedApplication {
  readonly hash: string;
  readonly lenders: number;
  readonly answers: readonly JudgedAnswer[];
  /** Read by its call, logged in as the applicant and as someone else. */
  readonly isVisibleToApplicant: boolean;
  readonly isVisibleToStranger: boolean;
}

export interface ApplicationVerdict {
  /** What is lost is counted per answer: each of the lenders of a confirmed application gets it and answers. */
  readonly counts: {
    readonly asked: number;
    readonly lost: number;
    readonly doubled: number;
    readonly wrong: number;
    readonly answeredShare: number;
  };
  readonly faults: { readonly mailsMissing: number; readonly mailsDoubled: number; readonly strayed: number };
  /** What is wrong, one line each. */
  readonly lines: readonly string[];
}

export function judgeApplications(applications: readonly JudgedApplication[], asked: number): ApplicationVerdict {
  const answers = applications.flatMap((each) => each.answers);
  const missing = applications.reduce((sum, { lenders, answers: own }) => sum + lenders - own.length, 0);
  const [lost, doubled, wrong] = [answers.filter(isLostAnswer), answers.filter(isDoubled), answers.filter(isWrong)];
  const mailsOff = answers.map((each) => each.mails - (each.state === "offered" ? 1 : 0));
  const hidden = applications.filter(({ isVisibleToApplicant }) => !isVisibleToApplicant);
  const faulty = [...new Set([...lost, ...doubled, ...wrong, ...answers.filter((_, at) => mailsOff[at] !== 0)])];
  return {
    counts: {
      asked,
      lost: lost.length + missing + hidden.length,
      doubled: doubled.reduce((sum, { sent }) => sum + sent - 1, 0),
      wrong: wrong.length,
      answeredShare: asked === 0 ? 1 : applications.length / asked,
    },
    faults: {
      mailsMissing: mailsOff.reduce((sum, off) => sum + Math.max(0, -off), 0),
      mailsDoubled: mailsOff.reduce((sum, off) => sum + Math.max(0, off), 0),
      strayed: applications.filter(({ isVisibleToStranger }) => isVisibleToStranger).length,
    },
    lines: [...faulty.map((each) => JSON.stringify(each)), ...hidden.map(({ hash }) => `${hash} is not shown`)],
  };
}

/** Without a decision, or a lender does not have it. */
const isLostAnswer = ({ state, sent }: JudgedAnswer): boolean => sent === 0 || !DECIDED.includes(state);
const isDoubled = ({ sent }: JudgedAnswer): boolean => sent > 1;
const isWrong = (answer: JudgedAnswer): boolean => !isLostAnswer(answer) && answer.state !== answer.expected;

const DECIDED: readonly string[] = ["offered", "declined"];
