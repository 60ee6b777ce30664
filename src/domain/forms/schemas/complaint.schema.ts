import { object, string } from 'yup';
import { complaintLength, complaintText } from '../complaint';
import { message } from '../formMessage';
import { formRules } from '../formRules';

export interface ComplaintValues {
  readonly description: string;
}

/** Words: `problems.complaint` of `text/listing`. */
export type ComplaintProblem = 'required' | 'length';
export type ComplaintMessageKey = `complaint.${ComplaintProblem}`;

const problem = (name: ComplaintProblem, params?: Readonly<Record<string, number>>) => message(`complaint.${name}`, params);

/** A complaint about a listing (§5). */
export const complaintSchema = object({
  description: string()
    .transform(complaintText)
    .required(problem('required'))
    .min(complaintLength.min, problem('length', complaintLength))
    .max(complaintLength.max, problem('length', complaintLength)),
});

export const complaintRules = formRules<ComplaintValues, ComplaintMessageKey>(complaintSchema);
