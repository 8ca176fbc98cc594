// The admin page's requests: each brings the token of the host.
import type {
  Announcement,
  AnnouncementAnswer,
  HostedPerson,
  HostedTable,
  HostedTablesAnswer,
  NewPassword,
  PeopleAnswer,
  RestrictionBody,
} from "#protocol/schema";
import { ask } from "./api";

export type Kind = RestrictionBody["kind"];

export class AdminApi {
  constructor(private readonly token: string) {}

  tables = (status: string): Promise<readonly HostedTable[]> =>
    this.ask<HostedTablesAnswer>("GET", status ? `/tables?status=${status}` : "/tables").then(
      (answer) => answer.tables,
    );
  people = (text: string): Promise<readonly HostedPerson[]> =>
    this.ask<PeopleAnswer>("GET", `/people?text=${encodeURIComponent(text)}`).then(
      (answer) => answer.people,
    );
  deleteTable = (id: string): Promise<unknown> => this.ask("DELETE", `/tables/${id}`);
  deletePerson = (id: string): Promise<unknown> => this.ask("DELETE", `/people/${id}`);
  resetPassword = (id: string): Promise<string> =>
    this.ask<NewPassword>("POST", `/people/${id}/password`, {}).then((answer) => answer.password);
  restrict = (id: string, kind: Kind, minutes: number | null): Promise<unknown> =>
    this.ask("POST", `/people/${id}/restrictions`, { kind, minutes });
  lift = (id: string, kind: Kind): Promise<unknown> =>
    this.ask("DELETE", `/people/${id}/restrictions`, { kind });
  announced = (): Promise<Announcement | null> =>
    this.ask<AnnouncementAnswer>("GET", "/announcement").then((answer) => answer.announcement);
  announce = (text: string, minutes: number): Promise<Announcement | null> =>
    this.ask<AnnouncementAnswer>("PUT", "/announcement", { text, minutes }).then(
      (answer) => answer.announcement,
    );
  withdraw = (): Promise<unknown> => this.ask("DELETE", "/announcement");

  private ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return ask<T>(method, `/admin${path}`, body, { authorization: `Bearer ${this.token}` });
  }
}
