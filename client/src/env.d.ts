declare module "game-icon:*" {
  /** The outline of an icon in a square of 512 by 512. */
  const outline: string;
  export default outline;
}
