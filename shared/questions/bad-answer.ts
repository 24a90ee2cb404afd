/** An answer that does not belong to the question as it was asked; whoever takes answers refuses it. */
export class BadAnswer extends Error {
  readonly code: 'wrong_type' | 'unknown_part' | 'incomplete' | 'too_many' | 'not_offered';

  constructor(code: BadAnswer['code']) {
    super(code);
    this.name = 'BadAnswer';
    this.code = code;
  }
}
