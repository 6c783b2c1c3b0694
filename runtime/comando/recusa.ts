/** A request that cannot be carried out. The message is for the user, and the command exits with code 2. */
export class Recusa extends Error {
  override name = 'Recusa';
}
