/** What was asked for and cannot be done, in a sentence for whoever asked; the command ends with 2. */
export class Recusa extends Error {
  override name = 'Recusa';
}
